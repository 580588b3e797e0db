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
    what: 'a date that does not exist',
    change: day('2026-02-30'),
    line: `${article}: date: there is no day 2026-02-30`,
  },
  {
    what: 'an ambiguous date',
    change: day('12/03/2026'),
    line: `${article}: date: 12/03/2026 can be read in two ways: write 2026-03-12 or 2026-12-03`,
  },
  {
    what: 'a date that does not begin with the year',
    change: day('25.3.2026'),
    line: `${article}: date: write the day as 2026-03-25, not as 25.3.2026`,
  },
  {
    what: 'a phone number with a digit too many',
    change: ['clinic.yaml', '"+918215550147"', '"+9182155501477"'],
    line: 'clinic.yaml: contact.phone: there is no phone number +9182155501477; check its digits',
  },
  {
    what: 'a phone number with spaces',
    change: ['clinic.yaml', '"+918215550147"', '"+91 821 555 0147"'],
    line: 'clinic.yaml: contact.phone: write "+918215550147"',
  },
  {
    what: 'a phone number without quotes',
    change: ['clinic.yaml', '"+918215550147"', '+918215550147'],
    line: 'clinic.yaml: contact.phone: put it in quotes: "+918215550147"',
  },
  {
    what: 'typographic quotes around a value',
    change: ['clinic.yaml', '"+918215550147"', '“+918215550147”'],
    line: 'clinic.yaml: contact.phone: is in typographic quotes, as Word makes them; write "+918215550147" with straight quotes',
  },
  {
    what: 'typographic quotes around a text',
    change: eyebrow('“Hearts, unhurried”'),
    line: 'en/pages/home.yaml: hero.eyebrow: is in typographic quotes, as Word makes them; write "Hearts, unhurried" with straight quotes',
  },
  {
    what: 'typographic quotes around a text with a colon',
    change: eyebrow('“Hearts: unhurried”'),
    line: 'en/pages/home.yaml: line 8: the text is in typographic quotes, as Word makes them; use straight quotes (")',
  },
  {
    what: 'a colon in a text without quotes',
    change: eyebrow('Hearts: unhurried'),
    line: 'en/pages/home.yaml: line 8: put the text in quotes, because it contains a colon: eyebrow: "Hearts: unhurried"',
  },
  {
    what: 'a # in a text without quotes',
    change: ['clinic.yaml', 'Orchard Lane', 'Orchard Lane #2'],
    line: 'clinic.yaml: address.street: put it in quotes, or all after # is left out: "4 Banyan Arcade, Orchard Lane #2"',
  },
  {
    what: 'a colour without quotes',
    change: ['clinic.yaml', 'brand: "#2f4a7a"', 'brand: #2f4a7a'],
    line: 'clinic.yaml: theme.brand: put it in quotes, or all after # is left out: "#2f4a7a"',
  },
  {
    what: 'a number with a thousands separator',
    change: ['clinic.yaml', 'patients: 3000', 'patients: 3,000'],
    line: 'clinic.yaml: claims.patients: must be a number, not text: write 3000, with no comma',
  },
  {
    what: 'a number with a decimal comma',
    change: ['clinic.yaml', 'rating: 4.6', 'rating: 4,6'],
    line: 'clinic.yaml: claims.rating: must be a number, not text: write 4.6, with a point',
  },
  {
    what: 'a year in place of years of experience',
    change: ['clinic.yaml', 'experienceYears: 11', 'experienceYears: 140'],
    line: 'clinic.yaml: claims.experienceYears: write how many years, not since when',
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
    what: 'a description that is too long',
    change: ['en/towns/hunsur.yaml', 'and films of', `and ${'more '.repeat(20)}films of`],
    line: 'en/towns/hunsur.yaml: description: is too long: 224 characters, at most 165 are allowed',
  },
  {
    what: 'an icon with a wrong name',
    change: ['en/services.yaml', 'icon: echo', 'icon: ekko'],
    line: 'en/services.yaml: film.icon: unknown icon "ekko"; did you mean echo? All are drawn in docs/icons.md',
  },
  {
    what: 'an icon name unlike any other',
    change: ['en/services.yaml', 'icon: echo', 'icon: zzzzz'],
    line: 'en/services.yaml: film.icon: unknown icon "zzzzz"; all are drawn in docs/icons.md',
  },
  {
    what: 'hours that overlap on a day',
    change: ['clinic.yaml', 'opens: "14:30"', 'opens: "11:30"'],
    line: 'clinic.yaml: openingHours.1: Mo 11:30-17:00 overlaps Mo 08:00-12:00; name each hour once',
  },
  {
    what: 'hours typed in a text that is made from the facts',
    change: ['en/site.yaml', 'from {OPENS} until {CLOSES}', 'from 8 until {CLOSES}'],
    line: 'en/site.yaml: hours.times: must have {OPENS} and {CLOSES}, which are filled from clinic.yaml',
  },
  {
    what: 'a sentence about closed days that is too long',
    change: ['clinic.yaml', 'The lift is', `The lift is ${'still '.repeat(40)}`],
    line: 'clinic.yaml: closures.0.sentence: is too long: 266 characters, at most 200 are allowed',
  },
  {
    what: 'a sentence about closed days in a language that the clinic does not have',
    change: ['clinic.yaml', 'The lift is being mended.', '{ en: Shut., fr: Fermé. }'],
    line: 'clinic.yaml: closures.0.sentence.fr: is none of the languages of the clinic (en)',
  },
  {
    what: 'a number for chats that nobody has',
    change: ['clinic.yaml', '"+919845550147"', '"+91984555014"'],
    line: 'clinic.yaml: contact.whatsapp: there is no phone number +91984555014; check its digits',
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
    change: ['clinic.yaml', 'locality: Mysuru', 'locality: "{city}"'],
    line: 'clinic.yaml: address.locality: write the fact itself; names in braces stand for it in the other files',
  },
  {
    what: 'a file in another encoding',
    write: ['en/pages/about.yaml', Buffer.from('heading: Caf\xe9', 'latin1')],
    line: 'en/pages/about.yaml: save it as UTF-8; it is in another encoding',
  },
];
