import { describe, expect, it } from 'vitest';
import { aboutPath, callLink, readYaml, sampleClinic } from '../support/content/sample-clinic.ts';
import { type Element, linksIn, selectIn, textOf } from '../support/site/web-page.ts';
import { readWholeSite } from '../support/site/whole-site.ts';

const site = readWholeSite();
const mainOf = (path: string) => site.pageAt(path).one('main');
const textsIn = (element: Element | undefined, selector: string) =>
  element ? selectIn(element, selector).map(textOf) : [];

/** The section whose heading contains a text. */
function sectionOf(path: string, text: string): Element | undefined {
  return selectIn(mainOf(path), 'section').find((section) =>
    textsIn(section, 'h2').some((heading) => heading.includes(text)),
  );
}

describe('the page about the doctor', () => {
  it('speaks in the first person, is signed, and names the ambulance number before the clinic’s', () => {
    const section = sectionOf(aboutPath, 'If you cannot reach me');
    expect(section && selectIn(section, 'a').map(({ attribs }) => attribs['href'])).toEqual([
      'tel:108',
      callLink,
    ]);
    expect(textsIn(sectionOf(aboutPath, 'What I ask first'), 'p').join()).toMatch(/^I ask /);
    expect(signaturesIn(mainOf(aboutPath))).toHaveLength(1);
  });

  const signaturesIn = (element: Element) =>
    selectIn(element, 'img[src*=signature]').filter(
      ({ attribs }) => attribs['alt'] === sampleClinic.doctor.name,
    );
});

it('the page of a test or treatment has its price, its hospital, patients’ questions, its article, and a link to book it', () => {
  const main = mainOf('/hi/services/angioplasty');
  const { questions } = readYaml<{ questions: { id: string; question: string }[] }>(
    'hi/pages/before-you-come.yaml',
  );
  const questionIds = ['food', 'second-opinion', 'stay', 'cards'];
  expect(textsIn(main, 'h2')).toEqual(
    expect.arrayContaining(
      questions.filter(({ id }) => questionIds.includes(id)).map(({ question }) => question),
    ),
  );
  const { hospital } = readYaml<{ hospital: { name: string } }>('hi/facts.yaml');
  for (const text of ['₹1,20,000', '₹45,000', hospital.name]) expect(textOf(main)).toContain(text);
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
    const rows = textsIn(main, 'tbody tr');
    expect(rows[0]).toContain('Digital reports');
    expect(rows[2]).toContain('Digital imaging and reports');
  });
});

describe('the page before a visit', () => {
  it('names what to bring, as a ready answer of the desk does', async () => {
    const text = 'your insulin and inhalers';
    expect(textOf(mainOf('/before-you-come'))).toContain(text);
    expect(await site.server.text('/desk')).toContain(text);
  });
});
