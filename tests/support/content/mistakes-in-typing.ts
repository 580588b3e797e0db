import type { Change } from './mistakes.ts';
import type { MistakeAlone } from './mistakes-alone.ts';

const article = 'en/articles/salt-and-your-heart.md';
const day = (written: string): Change => [article, 'date: 2025-01-11', `date: ${written}`];
const eyebrow = (written: string): Change => [
  'en/pages/home.yaml',
  'eyebrow: Hearts, unhurried',
  `eyebrow: ${written}`,
];

/** Values typed as their author would type them in a letter. */
export const inTyping: MistakeAlone[] = [
  {
    what: 'an ambiguous date',
    change: day('12/03/2026'),
    line: `${article}: date: 12/03/2026 can be read in two ways: write 2026-03-12 or 2026-12-03`,
  },
  {
    what: 'a date with the time as people write it',
    change: day('2026-12-01 9:30'),
    line: `${article}: date: write day and time as 2026-12-01T09:30, by the clock of the clinic`,
  },
  {
    what: 'a picture of which nobody says what it shows',
    change: [article, 'imageAlt: A test drawing of hills\n', ''],
    line: `${article}: imageAlt: is missing; say what the picture shows, for people who do not see it`,
  },
  {
    what: 'a former address that another article has',
    change: [article, 'id: 1\n', 'id: 1\naliases: [walking-after-a-stent]\n'],
    line: `${article}: aliases: there is an article walking-after-a-stent: its address cannot lead to this one`,
  },
  {
    what: 'a former address that another article had too',
    change: [article, 'id: 1\n', 'id: 1\naliases: [when-the-heart-stumbles]\n'],
    line: 'en/articles/when-the-heart-skips.md: aliases: when-the-heart-stumbles is an alias of salt-and-your-heart too; it can lead to one article only',
  },
  {
    what: 'an article without a text',
    write: ['en/articles/tea.md', '---\ntitle: Tea\ndate: 2025-02-01\n---\n'],
    line: 'en/articles/tea.md: text: is missing',
  },
  {
    what: 'a phone number without quotes',
    change: ['contact.yaml', '"+918215550147"', '+918215550147'],
    line: 'contact.yaml: contact.phone: put it in quotes: "+918215550147"',
  },
  {
    what: 'a colour without quotes',
    change: ['clinic.yaml', 'brand: "#2f4a7a"', 'brand: #2f4a7a'],
    line: 'clinic.yaml: theme.brand: put it in quotes, or all after # is left out: "#2f4a7a"',
  },
  {
    what: 'a number with a thousands separator',
    change: ['claims.yaml', 'patients: 3000', 'patients: 3,000'],
    line: 'claims.yaml: claims.patients: must be a number, not text: write 3000, with no comma',
  },
  {
    what: 'a number with a decimal comma',
    change: ['claims.yaml', 'rating: 4.6', 'rating: 4,6'],
    line: 'claims.yaml: claims.rating: must be a number, not text: write 4.6, with a point',
  },
  {
    what: 'a year in place of years of experience',
    change: ['claims.yaml', 'experienceYears: 11', 'experienceYears: 140'],
    line: 'claims.yaml: claims.experienceYears: write how many years, not since when',
  },
  {
    what: 'a number with a unit',
    change: ['en/packages.yaml', 'price: 900', 'price: ₹900'],
    line: 'en/packages.yaml: first-look.price: must be a number, not text: write 900',
  },
  {
    what: 'a yes where true belongs',
    change: ['en/packages.yaml', 'popular: true', 'popular: yes'],
    line: 'en/packages.yaml: full-look.popular: must be true or false, not text: write true',
  },
  {
    what: 'an icon with a wrong name',
    change: ['en/services.yaml', 'icon: echo', 'icon: ekko'],
    line: 'en/services.yaml: film.icon: unknown icon "ekko"; did you mean echo? All are drawn in docs/icons.md',
  },
  {
    what: 'hours that overlap on a day',
    change: ['hours.yaml', 'opens: "14:30"', 'opens: "11:30"'],
    line: 'hours.yaml: openingHours.1: Mo 11:30-17:00 overlaps Mo 08:00-12:00; name each hour once',
  },
  {
    what: 'hours typed in a text that is made from the facts',
    change: ['en/site.yaml', 'from {OPENS} until {CLOSES}', 'from 8 until {CLOSES}'],
    line: 'en/site.yaml: hours.times: must have {OPENS} and {CLOSES}, which are filled from hours.yaml',
  },
  {
    what: 'a day that is named twice',
    change: ['days.yaml', 'day: 2098-01-26', 'day: 2098-12-31'],
    line: 'days.yaml: 2.day: is within 2098-12-24 to 2099-01-02 already; name each day once',
  },
  {
    what: 'a notice in a language that the clinic does not have',
    change: ['notices.yaml', '{ en: Nobody is in on Sunday. }', '{ en: Shut., fr: Fermé. }'],
    line: 'notices.yaml: republic.text.fr: is none of the languages of the clinic (en)',
  },
  {
    what: 'a number for chats that nobody has',
    change: ['contact.yaml', '"+919845550147"', '"+91984555014"'],
    line: 'contact.yaml: contact.whatsapp: there is no phone number +91984555014; check its digits',
  },
  {
    what: 'an unknown currency',
    change: ['clinic.yaml', 'currency: INR', 'currency: Rs.'],
    line: 'clinic.yaml: currency: unknown currency "Rs."; use a code such as INR',
  },
  {
    what: 'an address of the site with a path',
    change: ['clinic.yaml', 'https://chamundi.example', 'https://chamundi.example/home'],
    line: 'clinic.yaml: siteUrl: must have nothing after the name of the site: https://chamundi.example',
  },
  {
    what: 'a placeholder in Markdown that no page fills',
    change: [article, '## ', 'Ask {DOCTOR}.\n\n## '],
    line: `${article}: text: unknown placeholder {DOCTOR}; did you mean {doctor}?`,
  },
  {
    what: 'pictures to choose among without a place in the article',
    change: [
      article,
      'callToAction:',
      `states:
  question: Choose
  choices:
    - { name: Salt, image: ../../images/salt.svg, text: Salt }
    - { name: Walk, image: ../../images/walk.svg, text: A walk }
callToAction:`,
    ],
    line: `${article}: states: write {STATES} on one line of its own, where the pictures belong in the text`,
  },
  {
    what: 'a placeholder in capitals that this text does not have',
    change: eyebrow('"{DOCTOR} in {city}"'),
    line: 'en/pages/home.yaml: hero.eyebrow: unknown placeholder {DOCTOR}; did you mean {doctor}?',
  },
  {
    what: 'a placeholder among the facts',
    change: ['contact.yaml', 'locality: Mysuru', 'locality: "{city}"'],
    line: 'contact.yaml: address.locality: write the fact itself; names in braces stand for it in the other files',
  },
  {
    what: 'a file in another encoding',
    write: ['en/pages/about.yaml', Buffer.from('heading: Caf\xe9', 'latin1')],
    line: 'en/pages/about.yaml: save it as UTF-8; it is in another encoding',
  },
];
