import { describe, expect, it } from 'vitest';
import { hours, jsonLdOf, origin, weekdays } from '../support/content/json-ld.ts';
import { sampleClinic } from '../support/content/sample-clinic.ts';
import { faultsOf } from '../support/content/schema-org.ts';
import { type JsonLdNode, textOf } from '../support/site/web-page.ts';
import { readWholeSite } from '../support/site/whole-site.ts';

const used = readWholeSite();
const { latitude, longitude } = sampleClinic.address;
const place = { latitude, longitude };
const address = {
  '@type': 'PostalAddress',
  streetAddress: 'Clinic BS6, Sadoday Complex, Central Avenue Road',
  addressLocality: 'Nagpur',
  postalCode: '440018',
};

/** The properties and types of a node, without its words and figures. */
function shapeOf(text: string): string {
  const kept = ['@type', 'medicalSpecialty', 'dayOfWeek', 'isAccessibleForFree'];
  return JSON.stringify(JSON.parse(text), (name, value) =>
    kept.includes(name) || typeof value === 'object' ? value : typeof value,
  );
}

describe('the structured data of every page', () => {
  // In npm test, the types of src/seo allow only what the vocabulary has.
  it('conforms to the vocabulary of schema.org, node by node', { tags: ['stress'] }, () => {
    const all = used.pages.flatMap((page) => page.jsonLd());
    // The clinic's own words, which search engines read: beside "Cardiovascular" its "Cardiology", and a
    // clinic's doctor, who is a `member` in the vocabulary.
    const texts = all.map((node) =>
      JSON.stringify(node)
        .replaceAll('["Cardiovascular","Cardiology"]', '"Cardiovascular"')
        .replaceAll('"physician":', '"member":'),
    );
    // Of nodes that differ only in their words one is checked, as the vocabulary has no types for words.
    const byShape = new Map(texts.map((text) => [shapeOf(text), text]));
    const different = [...byShape.values()].map((text): JsonLdNode => JSON.parse(text));
    expect(different.length).toBeGreaterThan(8);
    const wrong: JsonLdNode[] = [
      { '@type': 'Physican' },
      { '@type': 'Physician', telefone: '1' },
      { '@type': 'Physician', telephone: { '@type': 'PostalAddress' } },
    ];
    const faults = faultsOf([...different, ...wrong]);
    const first = different.length;
    expect(faults.filter((fault) => Number(/\d+/.exec(fault)) < first)).toEqual([]);
    // Proves that the check itself can fail.
    const found = faults.map((fault) => Number(/\d+/.exec(fault)) - first);
    expect(new Set(found)).toEqual(new Set([0, 1, 2]));
  });

  it('is one graph in the vocabulary of schema.org; a town’s node is a separate block', () => {
    for (const page of used.pages) {
      const isTown = page.path.startsWith('/locations/');
      expect(page.data.map((block) => ['@graph' in block, block['@context']])).toEqual([
        [true, 'https://schema.org'],
        ...(isTown ? [[false, 'https://schema.org']] : []),
      ]);
    }
  });

  it('refers only to nodes of the same page, each with its own id', () => {
    for (const page of used.pages) {
      const ids = page.jsonLd().flatMap((node) => node['@id'] ?? []);
      expect(new Set(ids).size).toBe(ids.length);
      const references = [...page.html.matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id ?? '');
      expect(references.length).toBeGreaterThan(0);
      expect(references.filter((id) => !ids.includes(id))).toEqual([]);
    }
  });

  it('describes the clinic, with its phone, address and ways to pay', () => {
    for (const page of used.pages) {
      expect(jsonLdOf(page, 'MedicalClinic', 'clinic')).toMatchObject({
        name: sampleClinic.name,
        url: `${origin}/`,
        telephone: sampleClinic.contact.phone,
        email: sampleClinic.contact.email,
        medicalSpecialty: 'Cardiovascular',
        paymentAccepted: 'Cash, Card, UPI, Insurance',
        currenciesAccepted: 'INR',
        priceRange: '$$',
        address,
        logo: `${origin}/icon-512.png`,
        geo: { '@type': 'GeoCoordinates', ...place },
        hasMap: expect.stringContaining('google.com/maps'),
        sameAs: Object.values(sampleClinic.links),
      });
    }
  });

  it('describes the doctor, with the page about him', () => {
    for (const page of used.pages) {
      expect(jsonLdOf(page, 'Physician')).toMatchObject({
        name: sampleClinic.doctor.name,
        url: `${origin}/best-cardiologist-in-nagpur`,
        telephone: sampleClinic.contact.phone,
        medicalSpecialty: 'Cardiovascular',
        address,
        image: expect.stringMatching(/portrait/),
      });
    }
  });

  it('describes a local business with its hours, Sunday included, and its rating where that is shown', () => {
    for (const page of used.pages) {
      const business = jsonLdOf(page, 'LocalBusiness');
      expect(business).toMatchObject({ name: sampleClinic.name, address });
      const isShown = textOf(page.one('main')).includes('4.9');
      const rating = { '@type': 'AggregateRating', ratingValue: 4.9, reviewCount: 500 };
      expect([page.path, business['aggregateRating']]).toEqual([
        page.path,
        isShown ? { ...rating, bestRating: 5, worstRating: 1 } : undefined,
      ]);
      expect(business['openingHoursSpecification']).toEqual([
        hours(weekdays, '10:00', '20:00'),
        hours(['Sunday'], '10:00', '14:00'),
      ]);
    }
  });

  it('has the breadcrumbs from the home page as they are shown', () => {
    expect(used.pageAt('/').jsonLd('BreadcrumbList')).toEqual([]);
    for (const page of used.pages.filter(({ path }) => path !== '/')) {
      const items = jsonLdOf(page, 'BreadcrumbList')['itemListElement'] as JsonLdNode[];
      expect(items.map(({ position }) => position)).toEqual(items.map((_, place) => place + 1));
      expect(items[0]).toMatchObject({ name: 'Home', item: `${origin}/` });
      expect(items.at(-1)).toMatchObject({ item: `${origin}${page.path}` });
      const shown = page.elements('nav', ({ attribs }) => attribs['aria-label'] === 'You are here');
      expect(shown).toHaveLength(1);
      for (const { name } of items) expect(page.words).toContain(name);
    }
  });
});
