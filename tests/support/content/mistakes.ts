/** A change to a file of the clinic: the text before, and the text after. */
export type Change = [file: string, from: string, to: string];

/** A mistake in the other clinic's folder, and the line that reports it. */
interface Mistake {
  what: string;
  change: Change;
  line: string;
}

/** Mistakes in single fields, each in a file or an entry of its own. */
export const inFields: Mistake[] = [
  {
    what: 'a missing word of a page',
    change: ['en/pages/home.yaml', 'eyebrow: Hearts, unhurried', ''],
    line: 'en/pages/home.yaml: hero.eyebrow: is missing',
  },
  {
    what: 'a value of the wrong type',
    change: ['claims.yaml', 'patients: 3000', 'patients: many'],
    line: 'claims.yaml: claims.patients: must be a number, not text',
  },
  {
    what: 'a fact in the file of others',
    change: ['hours.yaml', 'emergency: true', 'emergency: true\nspecialty: Cardiology'],
    line: 'hours.yaml: specialty: move it to clinic.yaml, where it belongs',
  },
  {
    what: 'a word instead of a date',
    change: ['en/articles/salt-and-your-heart.md', 'date: 2025-01-11', 'date: soon'],
    line: 'en/articles/salt-and-your-heart.md: date: must be a day such as 2024-01-14',
  },
  {
    what: 'a field without a value',
    change: ['en/pages/about.yaml', 'breadcrumb: The Doctor', 'breadcrumb:'],
    line: 'en/pages/about.yaml: breadcrumb: is empty',
  },
  {
    what: 'a missing picture',
    change: ['en/articles/when-the-heart-skips.md', '/images/beat.svg', '/images/beet.svg'],
    line: 'en/articles/when-the-heart-skips.md: image: there is no picture ../../images/beet.svg',
  },
  {
    what: 'a file that is not a picture',
    change: ['images/walk.svg', '<svg', '<table'],
    line: 'en/articles/walking-after-a-stent.md: image: the picture ../../images/walk.svg is broken, or is not what its name says; export it again',
  },
  {
    what: 'a missing picture in a text',
    change: [
      'en/articles/walking-after-a-stent.md',
      '## ',
      '![A road](../../images/road.svg)\n\n## ',
    ],
    line: 'en/articles/walking-after-a-stent.md: text: there is no picture ../../images/road.svg',
  },
  {
    what: 'an unknown time zone',
    change: ['clinic.yaml', 'timeZone: Asia/Kolkata', 'timeZone: Asia/Mysuru'],
    line: 'clinic.yaml: timeZone: must be a time zone such as Asia/Kolkata',
  },
  {
    what: 'the address of another page',
    change: ['clinic.yaml', 'about: about-dr-hebbalkar', 'about: offers'],
    line: 'clinic.yaml: routes.about: is the address of another page; choose one of its own',
  },
  {
    what: 'an origin with a path',
    change: [
      'clinic.yaml',
      'origins: [https://widget.example]',
      'origins: [https://widget.example/a]',
    ],
    line: 'clinic.yaml: reviews.widget.origins.0: must be an origin such as https://widget.example, without a path',
  },
  {
    what: 'a colour too pale to be read on its background',
    change: ['clinic.yaml', 'brand: "#2f4a7a"', 'brand: "#7a9be0"'],
    line: 'clinic.yaml: theme.brand: links and icons: #7a9be0 against #e4eaf6 has a contrast of 2.29:1 and needs 4.5:1',
  },
  {
    what: 'a typeface that is not installed',
    change: ['clinic.yaml', 'heading: Lora', 'heading: Lorra'],
    line: 'clinic.yaml: fonts.heading: Lorra is not installed; type npm install --save-exact @fontsource-variable/lorra, or @fontsource/lorra where fontsource.org has no variable font',
  },
  {
    what: 'a time not in 24-hour form',
    change: ['hours.yaml', 'opens: "08:00"', 'opens: "8 am"'],
    line: 'hours.yaml: openingHours.0.opens: use a time such as "10:00"',
  },
  {
    what: 'hours that end before they begin',
    change: ['hours.yaml', 'closes: "17:00"', 'closes: "05:00"'],
    line: 'hours.yaml: openingHours.1.closes: must be later than opens; hours past midnight are two rows, one for each day',
  },
  {
    what: 'a closed day that does not exist',
    change: ['days.yaml', 'day: 2098-01-26', 'day: 2098-01-32'],
    line: 'days.yaml: 2.day: there is no day 2098-01-32',
  },
  {
    what: 'closed days that end before they begin',
    change: ['days.yaml', 'to: 2099-01-02', 'to: 2098-01-02'],
    line: 'days.yaml: 1.to: is earlier than day',
  },
  {
    what: 'a notice that ends before it begins',
    change: ['notices.yaml', 'until: 2098-01-27T00:00', 'until: 2098-01-19T00:00'],
    line: 'notices.yaml: republic.until: must be later than from',
  },
  {
    what: 'other hours without an end',
    change: ['days.yaml', 'reason: The lift', 'opens: "10:00", reason: The lift'],
    line: 'days.yaml: 1.closes: is missing: give both times, or neither',
  },
  {
    what: 'other hours that end before they begin',
    change: ['days.yaml', 'closes: "12:00"', 'closes: "09:00"'],
    line: 'days.yaml: 3.closes: must be later than opens',
  },
  {
    what: 'a fact whose name is taken',
    change: ['claims.yaml', 'since: 2015', 'since: 2015\n  towns: 3'],
    line: 'claims.yaml: facts.towns: {towns} stands for something else already; choose another name',
  },
  {
    what: 'an unknown field',
    change: ['en/services.yaml', 'title: Ultrasound film', 'title: Ultrasound film\n  colour: red'],
    line: 'en/services.yaml: film.colour: unknown field; check its spelling and indentation',
  },
  {
    what: 'an unknown placeholder',
    change: ['en/towns/mandya.yaml', '{townYears}', '{townyears}'],
    line: 'en/towns/mandya.yaml: paragraphs.2: unknown placeholder {townyears}; did you mean {townYears} or {years}?',
  },
  {
    what: 'a code in the wrong form',
    change: ['en/towns/hunsur.yaml', 'region: IN-KA', 'region: Karnataka'],
    line: 'en/towns/hunsur.yaml: region: use a code such as IN-MP',
  },
  {
    what: 'a price above the price it is compared with',
    change: ['en/packages.yaml', 'price: 900', 'price: 9000'],
    line: 'en/packages.yaml: first-look.price: must be lower than originalPrice',
  },
  {
    what: 'YAML that cannot be read',
    change: ['en/site.yaml', 'skipToContent: Jump', 'skipToContent: Now: Jump'],
    line: 'en/site.yaml: line 2: put the text in quotes, because it contains a colon: skipToContent: "Now: Jump to the text"',
  },
];

/** Inconsistencies between files, each of which is correct on its own. */
export const betweenFiles: Mistake[] = [
  {
    what: 'two services with one id',
    change: ['en/services.yaml', 'id: film', 'id: tracing'],
    line: 'en/services.yaml: tracing.id: duplicate id: number 1, "Heart tracing", and number 2, "Ultrasound film", have it; give one of them another',
  },
  {
    what: 'two articles with one number',
    change: ['en/articles/when-the-heart-skips.md', 'id: 3', 'id: 2'],
    line: 'en/articles/when-the-heart-skips.md: id: 2 is also the id of walking-after-a-stent',
  },
  {
    what: 'a quick link to a town that does not exist',
    change: ['en/towns/mandya.yaml', 'quickLinks: [hunsur]', 'quickLinks: [hunsoor]'],
    line: 'en/towns/mandya.yaml: quickLinks: there is no town "hunsoor"',
  },
  {
    what: 'an insight that no article has',
    change: ['en/pages/home.yaml', '[when-the-heart-skips,', '[when-the-heart-stops,'],
    line: 'en/pages/home.yaml: insights.articles: there is no article "when-the-heart-stops"',
  },
  {
    what: 'a service in a group that the home page does not have',
    change: ['en/services.yaml', 'group: tests', 'group: films'],
    line: 'en/services.yaml: tracing.group: there is no group "films" on the home page',
  },
  {
    what: 'a comparison with a package that does not exist',
    change: ['en/pages/offers.yaml', 'packages: [full-look] }', 'packages: [long-look] }'],
    line: 'en/pages/offers.yaml: compare.rows.1.packages: there is no package "long-look"',
  },
];
