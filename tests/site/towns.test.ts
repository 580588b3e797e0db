import { describe, expect, it } from 'vitest';
import { aboutPath, callLink, sampleClinic } from '../support/content/sample-clinic.ts';
import { hrefsOf, namedLinksIn, selectIn, textOf } from '../support/site/web-page.ts';
import { readWholeSite } from '../support/site/whole-site.ts';

const site = readWholeSite();

/** The seventeen towns, with the neighbours in their Quick Links, if any. */
const towns: [slug: string, neighbours: string[]][] = [
  ['bhandara', ['umred', 'sakoli']],
  ['umred', ['bhandara', 'sakoli']],
  ['sakoli', ['bhandara', 'tumsar']],
  ['tumsar', ['sakoli', 'seoni']],
  ['seoni', ['tumsar', 'chhindwara']],
  ['chhindwara', []],
  ['shahdol', []],
  ['yavatmal', []],
  ['mandla', []],
  ['satna', []],
  ['katni', []],
  ['sagar', []],
  ['narsinghpur', []],
  ['rewa', []],
  ['betul', []],
  ['balaghat', []],
  ['jabalpur', []],
];

const mainPages = [
  ['Home', '/'],
  ['About', aboutPath],
  ['Contact Us', '/contact'],
  ['Our Services', '/#services'],
];

describe.each(towns)('the page for %s', (slug, neighbours) => {
  const town = slug.charAt(0).toUpperCase() + slug.slice(1);
  const page = () => site.pageAt(`/locations/${slug}`);
  const main = () => page().one('main');

  it('names the doctor, the town, the address and the opening hours', () => {
    expect(textOf(page().one('main h1'))).toMatch(
      new RegExp(`^Best (Heart Doctor|Cardiologist|Heart Specialist) in ${town}$`),
    );
    expect(textOf(main())).toContain(sampleClinic.address.street);
    const lead = textOf(page().one('main h1 + div p'));
    expect(lead).toContain(`${sampleClinic.doctor.name} serves patients of`);
    expect(lead).toContain(`${town} at`);
    expect(textOf(page().one('#features-heading + p')).length).toBeGreaterThan(300);
    expect(textOf(page().one('main aside'))).toMatch(/Monday to Saturday,\s*10:00 AM/);
  });

  it('has links to book, to call and for directions', () => {
    expect(hrefsOf(main(), 'Book Appointment')[0]).toBe('/contact#form');
    expect(hrefsOf(main(), 'Call Now')[0]).toBe(callLink);
    const cards = page().select('section[aria-labelledby=features-heading] li');
    expect(cards.map(textOf)).toEqual([
      expect.stringMatching(/Advanced Diagnostics.*ECG, 2D Echo, TMT Tests/),
      expect.stringMatching(/Interventional Cardiology.*Angioplasty & Advanced Procedures/),
      expect.stringMatching(new RegExp(`Access.*${town}`, 'i')),
    ]);
    const [directions] = cards.slice(-1).flatMap((card) => selectIn(card, 'a'));
    if (!directions) throw new Error('there is no link to directions');
    expect(textOf(directions)).toMatch(new RegExp(`^Get directions from ${town}`));
    expect(directions.attribs['target']).toBe('_blank');
    const address = new URL(directions.attribs['href'] ?? '');
    expect(address.href).toContain('google.com/maps/dir/');
    expect(address.searchParams.get('origin')).toContain(town);
    expect(address.searchParams.get('destination')).toContain(sampleClinic.name);
  });

  it('links to the neighbouring towns, or to four main pages if there are none', () => {
    const links = namedLinksIn(page().one('main nav[aria-labelledby=quick-links]'));
    expect(textOf(page().one('#quick-links'))).toBe('Quick Links');
    const expectedLinks = neighbours.map((town) => `/locations/${town}`);
    if (neighbours.length === 0) expect(links).toEqual(mainPages);
    else expect(links.map(([, href]) => href).toSorted()).toEqual(expectedLinks.toSorted());
  });
});

describe('the way from a town', () => {
  it.each([
    ['/locations/bhandara', 'NH 53: about 65 km, about 1.5 hours', 'leave at 8:30 AM'],
    ['/hi/locations/seoni', 'करीब 130 कि॰मी॰, करीब 3 घंटे', 'सुबह 7:00 बजे निकलें'],
  ])('says on %s how far it is and when to leave', (path, distance, plan) => {
    const text = site.pageAt(path).text.replaceAll('\u00a0', ' ');
    expect(text).toContain(distance);
    expect(text).toContain(plan);
  });
});
