import { describe, expect, it } from 'vitest';
import { readYaml, sampleClinic } from '../support/sample-clinic.ts';
import { faultsOf } from '../support/schema-org.ts';
import type { DataRecord, WebPage } from '../support/web-page.ts';
import { readWholeSite } from '../support/whole-site.ts';

const used = readWholeSite();
const origin = sampleClinic.siteUrl;
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const address = {
  '@type': 'PostalAddress',
  streetAddress: 'Clinic BS6, Sadoday Complex, Central Avenue Road',
  addressLocality: 'Nagpur',
  postalCode: '440018',
};

/** The one record of a type on a page, or the one with an id among several. */
function recordOf(page: WebPage, type: string, id?: string): DataRecord {
  const records = page.records(type).filter((each) => !id || each['@id'] === `${origin}/#${id}`);
  expect(records, `${type} on ${page.path}`).toHaveLength(1);
  return records[0] ?? {};
}

function pageAt(path: string): WebPage {
  const page = used.pages.find((each) => each.path === path);
  if (!page) throw new Error(`there is no page ${path}`);
  return page;
}

function hours(days: string[], opens: string, closes: string) {
  return { '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens, closes };
}

describe('the structured data of every page', () => {
  it('fits the vocabulary of schema.org, record by record', () => {
    const all = used.pages.flatMap((page) => page.data.flatMap((block) => block['@graph']));
    // The clinic's own word for its specialty; the vocabulary's list has "Cardiovascular".
    const texts = all.map((record) =>
      JSON.stringify(record).replaceAll(
        '"medicalSpecialty":"Cardiology"',
        '"medicalSpecialty":"Cardiovascular"',
      ),
    );
    const different = [...new Set(texts)].map((text): DataRecord => JSON.parse(text));
    expect(different.length).toBeGreaterThan(100);
    const wrong: DataRecord[] = [
      { '@type': 'Physican' },
      { '@type': 'Physician', telefone: '1' },
      { '@type': 'Physician', telephone: { '@type': 'PostalAddress' } },
    ];
    const faults = faultsOf([...different, ...wrong]);
    const first = different.length;
    expect(faults.filter((fault) => Number(/\d+/.exec(fault)) < first)).toEqual([]);
    // The check itself must be able to fail.
    const found = faults.map((fault) => Number(/\d+/.exec(fault)) - first);
    expect(new Set(found)).toEqual(new Set([0, 1, 2]));
  });

  it('stands in one block under the vocabulary of schema.org', () => {
    for (const page of used.pages) {
      expect(page.data.map((block) => block['@context'])).toEqual(['https://schema.org']);
    }
  });

  it('refers only to records of the same page, each with an id of its own', () => {
    for (const page of used.pages) {
      const [block] = page.data;
      const ids = block?.['@graph'].flatMap((record) => record['@id'] ?? []) ?? [];
      expect(new Set(ids).size).toBe(ids.length);
      const references = [...page.html.matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id ?? '');
      expect(references.length).toBeGreaterThan(0);
      expect(references.filter((id) => !ids.includes(id))).toEqual([]);
    }
  });

  it('describes the clinic, with its phone, address and ways to pay', () => {
    for (const page of used.pages) {
      expect(recordOf(page, 'MedicalClinic', 'clinic')).toMatchObject({
        name: sampleClinic.name,
        url: `${origin}/`,
        telephone: sampleClinic.contact.phone,
        email: sampleClinic.contact.email,
        medicalSpecialty: 'Cardiology',
        paymentAccepted: 'Cash, Card, UPI, Insurance',
        currenciesAccepted: 'INR',
        priceRange: '$$',
        address,
        sameAs: Object.values(sampleClinic.links),
      });
    }
  });

  it('describes the doctor, by the page about him', () => {
    for (const page of used.pages) {
      expect(recordOf(page, 'Physician')).toMatchObject({
        name: sampleClinic.doctor.name,
        url: `${origin}/best-cardiologist-in-nagpur`,
        telephone: sampleClinic.contact.phone,
        medicalSpecialty: 'Cardiology',
        address,
      });
    }
  });

  it('describes a local business with its rating and its hours, Sunday included', () => {
    for (const page of used.pages) {
      const business = recordOf(page, 'LocalBusiness');
      expect(business).toMatchObject({ name: sampleClinic.name, address });
      expect(business['aggregateRating']).toEqual({
        '@type': 'AggregateRating',
        ratingValue: 4.9,
        reviewCount: 500,
        bestRating: 5,
        worstRating: 1,
      });
      expect(business['openingHoursSpecification']).toEqual([
        hours(weekdays, '10:00', '20:00'),
        hours(['Sunday'], '10:00', '14:00'),
      ]);
    }
  });

  it('names the way from the home page as it is shown', () => {
    expect(pageAt('/').records('BreadcrumbList')).toEqual([]);
    for (const page of used.pages.filter(({ path }) => path !== '/')) {
      const items = recordOf(page, 'BreadcrumbList')['itemListElement'] as DataRecord[];
      expect(items.map(({ position }) => position)).toEqual(items.map((_, place) => place + 1));
      expect(items[0]).toMatchObject({ name: 'Home', item: `${origin}/` });
      expect(items.at(-1)).toMatchObject({ item: `${origin}${page.path}` });
      const shown = page.elements('nav', ({ attribs }) => attribs['aria-label'] === 'You are here');
      expect(shown).toHaveLength(1);
      for (const { name } of items) expect(page.words).toContain(name);
    }
  });
});

describe('the contact page', () => {
  it('tells search engines hours of its own', () => {
    const clinic = recordOf(pageAt('/contact'), 'MedicalClinic', 'clinic');
    expect(clinic['openingHoursSpecification']).toEqual([
      hours(weekdays, '09:00', '20:00'),
      hours(['Sunday'], '10:00', '14:00'),
    ]);
  });
});

describe('an article', () => {
  it('is described as a post and as a medical page', () => {
    const articles = used.pages.filter(({ path }) => path.startsWith('/blog/'));
    expect(articles).toHaveLength(10);
    for (const page of articles) {
      const [url] = page.links('canonical');
      const [published = ''] = page.meta('article:published_time');
      const post = recordOf(page, 'BlogPosting');
      expect(post).toMatchObject({
        url,
        headline: page.texts('h1').join(),
        description: page.meta('description').join(),
        image: page.meta('og:image').join(),
        datePublished: published,
        author: { '@id': `${origin}/#doctor` },
        publisher: { '@id': `${origin}/#clinic` },
      });
      const medical = recordOf(page, 'MedicalWebPage');
      expect(medical).toMatchObject({
        url,
        datePublished: published.slice(0, 10),
        audience: { audienceType: 'Patient' },
        reviewedBy: { '@id': `${origin}/#doctor` },
      });
      expect(medical['lastReviewed']).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(medical['about']).toMatchObject({ name: expect.stringMatching(/\w{3}/) });
    }
  });
});

describe('the page of a town', () => {
  it('describes the clinic as it serves that town, and its doctor', () => {
    const towns = used.pages.filter(({ path }) => path.startsWith('/locations/'));
    expect(towns).toHaveLength(17);
    for (const page of towns) {
      const { name } = readYaml<{ name: string }>(
        `en${page.path.replace('locations', 'towns')}.yaml`,
      );
      const [url] = page.links('canonical');
      const records = page.records('MedicalClinic').filter((record) => record['areaServed']);
      expect(records).toHaveLength(1);
      expect(records[0]).toMatchObject({
        name: sampleClinic.name,
        description: expect.stringContaining(name),
        url,
        telephone: sampleClinic.contact.phone,
        areaServed: { '@type': 'City', name },
        medicalSpecialty: 'Cardiology',
        member: {
          '@type': 'Physician',
          name: sampleClinic.doctor.name,
          medicalSpecialty: 'Cardiology',
        },
      });
    }
  });
});
