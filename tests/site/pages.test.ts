import { describe, expect, it } from 'vitest';
import { aboutPath, call, chat, readYaml, sampleClinic } from '../support/content/sample-clinic.ts';
import {
  type Element,
  hrefsOf,
  linksIn,
  nameOf,
  selectIn,
  textOf,
} from '../support/site/web-page.ts';
import { readWholeSite } from '../support/site/whole-site.ts';

const used = readWholeSite();
const mainOf = (path: string) => used.pageAt(path).one('main');
const items = (element: Element | undefined, selector: string) =>
  element ? selectIn(element, selector).map(textOf) : [];

/** The section whose heading contains some words. */
function sectionOf(path: string, words: string): Element | undefined {
  return selectIn(mainOf(path), 'section').find((section) =>
    items(section, 'h2').some((heading) => heading.includes(words)),
  );
}

describe('the page about the doctor', () => {
  it('has rating, figures, education, experience and two calls to action', () => {
    const main = mainOf(aboutPath);
    expect(items(main, 'h1')).toEqual(['Best Cardiologist in Nagpur']);
    for (const words of [
      '4.9 rating from 500+ patients',
      'young and dynamic cardiologist',
      'interventional specialist',
      '8+ Years Experience',
    ])
      expect(textOf(main)).toContain(words);
    expect(textOf(main), 'the years of the towns’ pages').not.toContain('15+');
    expect(items(main, 'ul[aria-label*=figures] > li')).toEqual([
      '20,0002D echocardiographies',
      '10,000Angiographies',
      '2,000Angioplasties',
      '8+Years as a cardiologist',
    ]);
    expect(items(sectionOf(aboutPath, 'Education'), 'li').slice(0, 3)).toEqual([
      expect.stringMatching(/DM Cardiology.*All India Rank 7/),
      expect.stringMatching(/MD General Medicine.*1st attempt/),
      expect.stringMatching(/MBBS/),
    ]);
    const [latest] = items(sectionOf(aboutPath, 'Professional Experience'), 'li');
    expect(latest).toMatch(/Senior Cardiologist.*Since 2019/);
    expect(hrefsOf(main, 'Book Appointment')).toEqual(['/contact#form']);
    expect(hrefsOf(main, 'Call Now')).toEqual([call]);
  });
});

describe('the doctor', () => {
  it('answers in the first person and signs, with the ambulance before the clinic', () => {
    const answer = sectionOf(aboutPath, 'If you cannot reach me');
    expect(answer && selectIn(answer, 'a').map(({ attribs }) => attribs['href'])).toEqual([
      'tel:108',
      call,
    ]);
    expect(items(sectionOf(aboutPath, 'What I ask first'), 'p').join()).toMatch(/^I ask /);
    expect(signaturesIn(mainOf(aboutPath))).toHaveLength(1);
  });

  it('has signed the articles', () => {
    expect(signaturesIn(mainOf('/blog/what-is-angioplasty'))).toHaveLength(1);
    expect(signaturesIn(mainOf('/blog/ecg-vs-tmt-difference'))).toHaveLength(1);
  });

  const signaturesIn = (element: Element) =>
    selectIn(element, 'img[src*=signature]').filter(
      ({ attribs }) => attribs['alt'] === sampleClinic.doctor.name,
    );
});

it('the page of a test or treatment gathers its price, its hospital, what patients ask and its article, and books it', () => {
  const main = mainOf('/hi/services/angioplasty');
  const { questions } = readYaml<{ questions: { id: string; question: string }[] }>(
    'hi/pages/before-you-come.yaml',
  );
  const asked = ['food', 'second-opinion', 'stay', 'cards'];
  expect(items(main, 'h2')).toEqual(
    expect.arrayContaining(
      questions.filter(({ id }) => asked.includes(id)).map(({ question }) => question),
    ),
  );
  const { hospital } = readYaml<{ hospital: { name: string } }>('hi/facts.yaml');
  for (const words of ['₹1,20,000', '₹45,000', hospital.name])
    expect(textOf(main)).toContain(words);
  expect(linksIn(main)).toEqual(
    expect.arrayContaining([
      ...['/hi/blog/what-is-angioplasty', '/hi/costs', '/hi/before-you-come'],
      '/hi/contact?service=angioplasty#form',
    ]),
  );
});

describe('the packages page', () => {
  it('compares the packages in a table below their cards, with all that each adds', () => {
    const main = mainOf('/offers');
    const parts = selectIn(main, '#basic, table').map(({ name }) => name);
    expect(parts).toEqual(['li', 'table']);
    const rows = items(main, 'tbody tr');
    expect(rows[0]).toContain('Digital reports');
    expect(rows[2]).toContain('Digital imaging and reports');
  });

  it('has proofs, four reasons, a call to action and an emergency strip', () => {
    const main = mainOf('/offers');
    for (const words of [
      '4.9 rating from 500+ reviews',
      'Medical Council Verified',
      '8+ Years Experience',
      'Trusted by 20,000+ patients',
    ])
      expect(textOf(main)).toContain(words);
    expect(items(sectionOf('/offers', 'Why Choose'), 'li')).toHaveLength(4);
    expect(hrefsOf(main, 'Book Appointment')).toEqual(['/contact#form']);
    expect(hrefsOf(main, 'Call')).toEqual([call]);
    expect(hrefsOf(main, 'Call the clinic')).toEqual([call]);
    expect(hrefsOf(main, 'WhatsApp Emergency')).toEqual([
      chat('Hello, I read "Offers" on your website.'),
    ]);
    expect(textOf(main)).toContain('Do not wait for an answer on WhatsApp');
  });

  it.each([
    {
      name: 'Basic Cardiac Evaluation',
      prices: ['₹2,300', '₹3,500', 'Save ₹1,200'],
      contents: [/ECG/, /2D Echo with Color Doppler/, /consult/, /Digital reports/, /Same-day/],
    },
    {
      name: 'Cardiac & Metabolic Evaluation',
      prices: ['₹4,500', '₹7,200', 'Save ₹2,700'],
      contents: [/ECG/, /2D Echo/, /consult/, /60-test blood panel/, /Metabolic profile/],
    },
    {
      name: 'Complete Cardiac Evaluation',
      prices: ['₹10,000', '₹15,000', 'Save ₹5,000'],
      contents: [
        /ECG/,
        /2D Echo/,
        /consult/,
        /Coronary angiography/,
        /Digital imaging and reports/,
      ],
    },
  ])('gives price, saving and content of the $name', (expected) => {
    const { name, prices, contents } = expected;
    const cards = selectIn(mainOf('/offers'), 'article');
    const card = cards.find((one) => items(one, 'h3').includes(name));
    for (const price of prices) expect(items(card, 'span, s')).toContain(price);
    const [list] = card ? selectIn(card, 'ul') : [];
    expect(items(list, 'li')).toEqual(contents.map((text) => expect.stringMatching(text)));
    const isPopular = items(card, 'p').includes('Most popular');
    expect(isPopular).toBe(name.includes('Metabolic'));
    const links = card ? selectIn(card, 'a') : [];
    expect(links.map((link) => [nameOf(link), textOf(link), link.attribs['href']])).toEqual([
      [
        `Book This Package: ${name}`,
        'Book This Package',
        expect.stringMatching(/^\/contact\?package=[a-z]+#form$/),
      ],
    ]);
  });
});

describe('the testimonials page', () => {
  it('states the rating, and links to the reviews, to booking and to the phone', () => {
    const main = mainOf('/testimonials');
    expect(textOf(main)).toMatch(/4\.9\/5 ?Based on Google Reviews/);
    expect(textOf(main)).toContain('Read or write reviews on Google');
    expect(hrefsOf(main, 'Book Appointment')).toEqual(['/contact#form']);
    expect(hrefsOf(main, 'Call Now')).toEqual([call]);
  });
});

describe('the contact page', () => {
  it('has the email address and the form', () => {
    const main = mainOf('/contact');
    expect(items(main, 'h1').join()).toContain(sampleClinic.name);
    expect(hrefsOf(main, sampleClinic.contact.email)).not.toEqual([]);
    expect(items(main, 'button')).toContain('Send Message');
  });
});

describe('the privacy page', () => {
  it('says how long a message is kept and how to delete it', () => {
    const main = mainOf('/privacy');
    expect(textOf(main)).toContain('after 365 days');
    expect(items(main, 'h2')).toContain('How to delete it');
  });
});

describe('the page before a visit', () => {
  it('answers what the desk sends in the same words', async () => {
    const words = 'your insulin and inhalers';
    expect(textOf(mainOf('/before-you-come'))).toContain(words);
    expect(await used.site.text('/desk')).toContain(words);
  });

  it('and Chest pain say where to go at night, and costs where stents are done', () => {
    for (const path of ['/before-you-come', '/chest-pain'])
      expect(textOf(mainOf(path))).toMatch(/At night do not come to the clinic.*casualty of/);
    expect(textOf(mainOf('/costs'))).toContain('stents and pacemakers are done at');
  });
});
