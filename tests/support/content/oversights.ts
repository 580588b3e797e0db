import type { Change } from './mistakes.ts';
import type { MistakeAlone } from './mistakes-alone.ts';

const article = 'en/articles/salt-and-your-heart.md';
const lead = (text: string): Change => [
  'en/pages/home.yaml',
  'eyebrow: Hearts, unhurried',
  `eyebrow: ${text}`,
];
const link = (path: string): Change => [article, '(/blog/walking-after-a-stent)', `(${path})`];
const photograph = (width: number, height: number) => ({ width, height });

/** What the check warns of, although the site can be built: the only warning of the other clinic's folder. */
export const oversights: (MistakeAlone & {
  photograph?: [string, { width: number; height: number }];
})[] = [
  {
    what: 'a portrait that is too small',
    photograph: ['images/doctor.jpg', photograph(120, 150)],
    line: 'clinic.yaml: doctor.portrait: is 120 by 150 pixels; it is sharp from 480 by 600',
  },
  {
    what: 'a portrait that is mostly cropped away',
    photograph: ['images/doctor.jpg', photograph(3000, 800)],
    line: 'clinic.yaml: doctor.portrait: is 3000 by 800 pixels; it is cropped to 4:5, and most of it is lost: choose one of about this shape',
  },
  {
    what: 'a logo with few pixels',
    change: ['clinic.yaml', 'logo: ./images/logo.svg', 'logo: ./images/small.png'],
    photograph: ['images/small.png', photograph(10, 10)],
    line: 'clinic.yaml: marks.logo: is 10 by 10 pixels; it is sharp from 80 pixels high, or as an SVG',
  },
  {
    what: 'a misspelt link to a town',
    change: link('/locations/nanjangod'),
    line: `${article}: text: the link to /locations/nanjangod leads nowhere; did you mean /locations/nanjangud?`,
  },
  {
    what: 'a misspelt link to a page',
    change: link('/ofers#top'),
    line: `${article}: text: the link to /ofers leads nowhere; did you mean /offers?`,
  },
  {
    what: 'a link to a missing article',
    change: link('/blog/walking-after-a-stint'),
    line: `${article}: text: there is no article /blog/walking-after-a-stint; the link works only if a post has this address; did you mean /blog/walking-after-a-stent?`,
  },
  {
    what: 'a link to an article that is off the site',
    change: ['en/articles/walking-after-a-stent.md', 'id: ', 'hidden: true\nid: '],
    line: `${article}: text: there is no article /blog/walking-after-a-stent; the link works only if a post has this address; did you mean /blog?`,
  },
  {
    what: 'an article whose card would say nothing',
    change: [
      article,
      'excerpt: "Why salt raises the pressure in the vessels, and how to eat with less of it."\n',
      '',
    ],
    line: `${article}: excerpt: is missing; cards say that there is none`,
  },
  {
    what: 'a link to a file beside the article',
    change: link('./x.pdf'),
    line: `${article}: text: the link to ./x.pdf leads nowhere; write https:// and the whole address, or the path of a page of this site, such as /contact`,
  },
  {
    what: 'two articles with one description',
    change: [
      'en/articles/walking-after-a-stent.md',
      'description: "How soon to walk after a stent, how far, and which signs tell you to stop.',
      'description: "Why salt raises the pressure in the vessels, and how to eat with less of it.',
    ],
    line: 'en/articles/walking-after-a-stent.md: description: is the same as in salt-and-your-heart.md; search engines then show only one of the two',
  },
  {
    what: 'two files for one town',
    change: ['en/towns/nanjangud.yaml', 'name: Nanjangud', 'name: Mandya'],
    line: 'en/towns/nanjangud.yaml: name: Mandya has a page already: mandya.yaml',
  },
  {
    what: 'a town that is the clinic’s own city',
    change: ['en/towns/hunsur.yaml', 'name: Hunsur', 'name: Mysuru'],
    line: 'en/towns/hunsur.yaml: name: Mysuru is the clinic’s own city, which needs no page of a town',
  },
  {
    what: 'two towns in the same place in the footer',
    change: ['en/towns/nanjangud.yaml', 'order: 3', 'order: 2'],
    line: 'en/towns/nanjangud.yaml: order: 2 is also the order of hunsur.yaml',
  },
  {
    what: 'the phone number of another clinic',
    change: lead('Call 0821 555 0148'),
    line: 'en/pages/home.yaml: hero.eyebrow: names +91 821 555 0148, which is not the clinic’s number; {phone} is',
  },
  {
    what: 'the name of another doctor',
    change: lead('Meet Dr. Anna Mathew today'),
    line: 'en/pages/home.yaml: hero.eyebrow: names Dr. Anna Mathew, who is not the clinic’s doctor; {doctor} is',
  },
];
