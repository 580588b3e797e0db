import { beforeAll, describe, expect, it } from 'vitest';
import { callLink } from '../support/content/sample-clinic.ts';
import { accessibleName, type Element, selectIn, textOf } from '../support/site/web-page.ts';
import { readWholeSite } from '../support/site/whole-site.ts';

const site = readWholeSite();
let cards: Element[];
beforeAll(() => {
  cards = site.pageAt('/').select('#services li[data-enter]');
});

const services = [
  'ECG',
  '2D Echo and Colour Doppler',
  'Pediatric Echocardiography',
  'Angiography',
  'Angioplasty',
  'Pacemaker / ICD',
  'ASD / VSD / PDA Closure',
  'TMT',
  'Holter Study',
  'Valvular Heart Disease Management',
];

describe('the services on Home', () => {
  it('are ten, each described briefly, in four points and at length; each has a page and can be booked', () => {
    const descriptions = cards.map((card) => ({
      name: selectIn(card, 'h4').map(textOf).join(),
      short: selectIn(card, '.service-lead').map(textOf).join(),
      pages: selectIn(card, 'h4 > a').map(({ attribs }) => attribs['href']),
      points: selectIn(card, 'ul > li').map(textOf),
      long: selectIn(card, 'details:not([open]) > :not(summary)').map(textOf).join(),
      links: selectIn(card, 'a[href^="/contact?service="][href$="#form"]').map((link) => [
        accessibleName(link),
        textOf(link),
      ]),
    }));
    const anyText = expect.stringMatching(/\w{3}/);
    expect(descriptions.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual(
      services
        .toSorted((a, b) => a.localeCompare(b))
        .map((name) => ({
          name,
          short: anyText,
          pages: [expect.stringMatching(/^\/services\/[\w-]+$/)],
          points: [anyText, anyText, anyText, anyText],
          long: expect.stringMatching(/.{150}/),
          links: [[`Book Appointment: ${name}`, 'Book Appointment']],
        })),
    );
  });

  it('mark only Angioplasty as an emergency, with a link to call', () => {
    const emergencies = cards.flatMap((card) =>
      selectIn(card, 'a')
        .filter((link) => accessibleName(link) === 'Emergency Available')
        .map(({ attribs }) => [selectIn(card, 'h4').map(textOf).join(), attribs['href']]),
    );
    expect(emergencies).toEqual([['Angioplasty', callLink]]);
  });

  it('say how long a Holter study takes', () => {
    expect(cards.map(textOf)).toContainEqual(expect.stringMatching(/Holter Study.*24-48 hour/s));
  });
});
