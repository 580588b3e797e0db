/** A change to a file of the clinic: the text before, and the text after. */
export type Change = [file: string, from: string, to: string];

/** Something wrong in the other clinic's folder, and the line that reports it. */
export interface Mistake {
  change?: Change;
  /** A file that is replaced or added. */
  write?: [file: string, content: string | Buffer];
  rename?: [from: string, to: string];
  /** A file that is cut off after its first half. */
  cut?: string;
  photograph?: [file: string, size: { width: number; height: number }];
  line: string;
}

/** Each row: a file, the text before, the text after, and what the check says about the file. */
function parseChanges(rows: string): (Mistake & { change: Change })[] {
  return rows
    .trim()
    .split('\n')
    .map((row) => {
      const [file = '', from = '', to = '', message = ''] = row.split(' | ');
      const lines = (text: string) => text.replaceAll('\\n', '\n');
      return { change: [file, lines(from), lines(to)], line: `${file}: ${message}` };
    });
}

const photograph = (width: number, height: number) => ({ width, height });

/** Mistakes in separate files or entries, so that all can be made at once. */
export const fieldMistakes = parseChanges(String.raw`
en/pages/home.yaml | eyebrow: Hearts, unhurried |  | hero.eyebrow: is missing
hours.yaml | emergency: true | emergency: true\nspecialty: Cardiology | specialty: move it to clinic.yaml, where it belongs
en/articles/walking-after-a-stent.md | ##  | ![A road](../../images/road.svg)\n\n##  | text: there is no picture ../../images/road.svg
clinic.yaml | timeZone: Asia/Kolkata | timeZone: Asia/Mysuru | timeZone: must be a time zone such as Asia/Kolkata
clinic.yaml | about: about-dr-hebbalkar | about: offers | routes.about: is the address of another page; choose a different one
clinic.yaml | origins: [https://widget.example] | origins: [https://widget.example/a] | reviews.widget.origins.0: must be an origin such as https://widget.example, without a path
clinic.yaml | brand: "#2f4a7a" | brand: "#7a9be0" | theme.brand: links and icons: #7a9be0 against #e4eaf6 has a contrast of 2.29:1 and needs 4.5:1
hours.yaml | opens: "08:00" | opens: "8 am" | openingHours.0.opens: use a time such as "10:00"
hours.yaml | closes: "17:00" | closes: "05:00" | openingHours.1.closes: must be later than opens; hours past midnight are two rows, one for each day
days.yaml | to: 2099-01-02 | to: 2098-01-02 | 1.to: is earlier than day
notices.yaml | until: 2098-01-27T00:00 | until: 2098-01-19T00:00 | republic.until: must be later than from
days.yaml | reason: The lift | opens: "10:00", reason: The lift | 1.closes: is missing: give both times, or neither
days.yaml | closes: "12:00" | closes: "09:00" | 3.closes: must be later than opens
claims.yaml | since: 2015 | since: 2015\n  towns: 3 | facts.towns: {towns} already means something else; choose another name
en/services.yaml | title: Ultrasound film | title: Ultrasound film\n  colour: red | film.colour: unknown field; check its spelling and indentation
en/packages.yaml | price: 900 | price: 9000 | first-look.price: must be lower than the original price
en/site.yaml | skipToContent: Jump | skipToContent: Now: Jump | line 1: put the text in quotes, because it contains a colon: skipToContent: "Now: Jump to the text"
`);

/** Inconsistencies between files, each of which is correct on its own. */
export const crossFileMistakes = parseChanges(`
en/services.yaml | id: film | id: tracing | tracing.id: duplicate id: number 1, "Heart tracing", and number 2, "Ultrasound film", have it; give one of them another
en/articles/when-the-heart-skips.md | id: 3 | id: 2 | id: 2 is also the id of walking-after-a-stent
en/towns/mandya.yaml | quickLinks: [hunsur] | quickLinks: [hunsoor] | quickLinks.0: there is no town "hunsoor"
en/pages/home.yaml | [when-the-heart-skips, | [when-the-heart-stops, | insights.articles.0: there is no article "when-the-heart-stops"
en/services.yaml | group: tests | group: films | tracing.group: there is no group "films" on the home page
en/pages/offers.yaml | packages: [full-look] } | packages: [long-look] } | compare.rows.1.packages.0: there is no package "long-look"
`);

/** Mistakes that are each made in a folder of their own. */
export const singleMistakes: Mistake[] = [
  ...parseChanges(String.raw`
en/services.yaml | [Nothing hurts, A few minutes, Paper to keep, Read at once] | [A, B] | tracing.features: give three to six points
en/articles/salt-and-your-heart.md | date: 2025-01-11 | date: 12/03/2026 | date: 12/03/2026 can be read in two ways: write 2026-03-12 or 2026-12-03
en/articles/salt-and-your-heart.md | date: 2025-01-11 | date: 2026-12-01 9:30 | date: write day and time as 2026-12-01T09:30, by the clock of the clinic
en/articles/salt-and-your-heart.md | imageAlt: A test drawing of hills\n |  | imageAlt: is missing; say what the picture shows, for people who do not see it
en/articles/salt-and-your-heart.md | id: 1\n | id: 1\naliases: [walking-after-a-stent]\n | aliases: there is an article walking-after-a-stent: its address cannot lead to this one
claims.yaml | patients: 3000 | patients: 3,000 | claims.patients: must be a number, not text: write 3000, with no comma
claims.yaml | rating: 4.6 | rating: 4,6 | claims.rating: must be a number, not text: write 4.6, with a point
claims.yaml | experienceYears: 11 | experienceYears: 140 | claims.experienceYears: write the number of years, not the year in which they began
en/packages.yaml | popular: true | popular: yes | full-look.popular: must be true or false, not text: write true
en/services.yaml | icon: echo | icon: ekko | film.icon: unknown icon "ekko"; did you mean echo? All are drawn in docs/icons.md
hours.yaml | opens: "14:30" | opens: "11:30" | openingHours.1: Mo 11:30-17:00 overlaps Mo 08:00-12:00; name each hour once
en/site.yaml | from {OPENS} until {CLOSES} | from 8 until {CLOSES} | hours.times: must have {OPENS} and {CLOSES}, which are filled from the opening hours
days.yaml | day: 2098-01-26 | day: 2098-12-31 | 2.day: is within 2098-12-24 to 2099-01-02 already; name each day once
notices.yaml | { en: Nobody is in on Sunday. } | { en: Shut., fr: Fermé. } | republic.text.fr: is not one of the clinic’s languages (en)
clinic.yaml | currency: INR | currency: Rs. | currency: unknown currency "Rs."; use a code such as INR
clinic.yaml | https://chamundi.example | https://chamundi.example/home | siteUrl: must end after the host name: https://chamundi.example
en/articles/salt-and-your-heart.md | ##  | Ask {DOCTOR}.\n\n##  | text: unknown placeholder {DOCTOR}; did you mean {doctor}?
en/articles/salt-and-your-heart.md | callToAction: | states:\n  question: Choose\n  choices:\n    - { name: Salt, image: ../../images/salt.svg, text: Salt }\n    - { name: Walk, image: ../../images/walk.svg, text: A walk }\ncallToAction: | states: write {STATES} on one line of its own, where the pictures belong in the text
en/pages/home.yaml | eyebrow: Hearts, unhurried | eyebrow: "{DOCTOR} in {city}" | hero.eyebrow: unknown placeholder {DOCTOR}; did you mean {doctor}?
contact.yaml | locality: Mysuru | locality: "{city}" | address.locality: write the fact itself; names in braces stand for it in the other files
`),
  {
    write: ['en/services.yaml', '[]\n'],
    line: 'en/services.yaml: is empty; the home page needs at least one service',
  },
  {
    rename: ['en/towns/nanjangud.yaml', 'en/towns/nanjangud.yml'],
    line: 'en/towns/nanjangud.yml: rename it to en/towns/nanjangud.yaml',
  },
  {
    rename: ['en/towns/nanjangud.yaml', 'en/towns/Nanjangud Town.yaml'],
    line: 'en/towns/Nanjangud Town.yaml: rename it to en/towns/nanjangud-town.yaml',
  },
  {
    write: ['en/articles/diet.docx', 'Eat well.'],
    line: 'en/articles/diet.docx: nothing reads it; move it out of the folder',
  },
  {
    write: ['en/pages/homepage.yaml', 'heading: A'],
    line: 'en/pages/homepage.yaml: nothing reads it; is it meant to be home.yaml?',
  },
  {
    write: ['drafts/diet.md', 'Eat well.'],
    line: 'drafts/diet.md: nothing reads it; move it out of the folder',
  },
  {
    write: ['images/doctor.HEIC', 'ftypheic'],
    line: 'images/doctor.HEIC: browsers do not show HEIC: export it as JPEG',
  },
  {
    cut: 'images/doctor.jpg',
    line: 'clinic.yaml: doctor.portrait: the picture ./images/doctor.jpg is broken, or is not what its name says; export it again',
  },
  {
    change: ['images/mark.svg', 'width="24"', 'width="0"'],
    line: 'clinic.yaml: marks.icon: the picture ./images/mark.svg is broken, or is not what its name says; export it again',
  },
  { rename: ['clinic.yaml', 'clinic.yml'], line: 'clinic.yml: rename it to clinic.yaml' },
  {
    change: ['claims.yaml', '  procedures: 700\n', ''],
    line: 'en/pages/home.yaml: hero.figures.1.number: {procedures} has no value; write claims.procedures in claims.yaml, or leave this out',
  },
  {
    change: [
      'en/articles/salt-and-your-heart.md',
      'id: 1\n',
      'id: 1\naliases: [when-the-heart-stumbles]\n',
    ],
    line: 'en/articles/when-the-heart-skips.md: aliases: when-the-heart-stumbles is an alias of salt-and-your-heart too; it can lead to one article only',
  },
];

/** Oversights that the check warns of, although the site can be built. */
export const oversights: Mistake[] = [
  ...parseChanges(String.raw`
en/articles/salt-and-your-heart.md | (/blog/walking-after-a-stent) | (/locations/nanjangod) | text: the link to /locations/nanjangod leads nowhere; did you mean /locations/nanjangud?
en/articles/salt-and-your-heart.md | (/blog/walking-after-a-stent) | (/blog/walking-after-a-stint) | text: there is no article /blog/walking-after-a-stint; the link works only if a post has this address; did you mean /blog/walking-after-a-stent?
en/articles/salt-and-your-heart.md | excerpt: "Why salt raises the pressure in the vessels, and how to eat with less of it."\n |  | excerpt: is missing; cards say that there is none
en/articles/salt-and-your-heart.md | (/blog/walking-after-a-stent) | (./x.pdf) | text: the link to ./x.pdf leads nowhere; write https:// and the whole address, or the path of a page of this site, such as /contact
en/articles/walking-after-a-stent.md | description: "How soon to walk after a stent, how far, and which signs tell you to stop. | description: "Why salt raises the pressure in the vessels, and how to eat with less of it. | description: is the same as in salt-and-your-heart.md; search engines then show only one of the two
`),
  {
    photograph: ['images/doctor.jpg', photograph(120, 150)],
    line: 'clinic.yaml: doctor.portrait: is 120 by 150 pixels; it is sharp from 480 by 600, or as an SVG',
  },
  {
    change: ['clinic.yaml', 'logo: ./images/logo.svg', 'logo: ./images/small.png'],
    photograph: ['images/small.png', photograph(10, 10)],
    line: 'clinic.yaml: marks.logo: is 10 by 10 pixels; it is sharp from 80 by 80, or as an SVG',
  },
];
