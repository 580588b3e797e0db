import { describe, expect, it } from 'vitest';
import { jsonLdOf, openingHours, origin, weekdays } from '../support/content/json-ld.ts';
import { readYaml, sampleClinic } from '../support/content/sample-clinic.ts';
import { type JsonLdNode, textOf } from '../support/site/web-page.ts';
import { readWholeSite } from '../support/site/whole-site.ts';

const site = readWholeSite();
const { latitude, longitude } = sampleClinic.address;
const coordinates = { latitude, longitude };
const address = {
  '@type': 'PostalAddress',
  streetAddress: 'Clinic BS6, Sadoday Complex, Central Avenue Road',
  addressLocality: 'Nagpur',
  postalCode: '440018',
};

describe('the structured data of every page', () => {
  it('is one graph in the vocabulary of schema.org; a town’s node is a separate block', () => {
    for (const page of site.pages) {
      const isTown = page.path.startsWith('/locations/');
      expect(page.structuredData.map((block) => ['@graph' in block, block['@context']])).toEqual([
        [true, 'https://schema.org'],
        ...(isTown ? [[false, 'https://schema.org']] : []),
      ]);
    }
  });

  it('refers only to nodes of the same page, each with its own id', () => {
    for (const page of site.pages) {
      const ids = page.jsonLd().flatMap((node) => node['@id'] ?? []);
      expect(new Set(ids).size).toBe(ids.length);
      const references = [...page.html.matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id ?? '');
      expect(references.length).toBeGreaterThan(0);
      expect(references.filter((id) => !ids.includes(id))).toEqual([]);
    }
  });

  it('describes the clinic, with its phone, address and ways to pay', () => {
    for (const page of site.pages) {
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
        geo: { '@type': 'GeoCoordinates', ...coordinates },
        hasMap: expect.stringContaining('google.com/maps'),
        sameAs: Object.values(sampleClinic.links),
      });
    }
  });

  it('describes the doctor, with the page about him', () => {
    for (const page of site.pages) {
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
    for (const page of site.pages) {
      const business = jsonLdOf(page, 'LocalBusiness');
      expect(business).toMatchObject({ name: sampleClinic.name, address });
      const isShown = textOf(page.one('main')).includes('4.9');
      const rating = { '@type': 'AggregateRating', ratingValue: 4.9, reviewCount: 500 };
      expect([page.path, business['aggregateRating']]).toEqual([
        page.path,
        isShown ? { ...rating, bestRating: 5, worstRating: 1 } : undefined,
      ]);
      expect(business['openingHoursSpecification']).toEqual([
        openingHours(weekdays, '10:00', '20:00'),
        openingHours(['Sunday'], '10:00', '14:00'),
      ]);
    }
  });

  it('lists the visible breadcrumbs, starting at the home page', () => {
    expect(site.pageAt('/').jsonLd('BreadcrumbList')).toEqual([]);
    for (const page of site.pages.filter(({ path }) => path !== '/')) {
      const items = jsonLdOf(page, 'BreadcrumbList')['itemListElement'] as JsonLdNode[];
      expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
      expect(items[0]).toMatchObject({ name: 'Home', item: `${origin}/` });
      expect(items.at(-1)).toMatchObject({ item: `${origin}${page.path}` });
      const breadcrumbs = page.elements(
        'nav',
        ({ attribs }) => attribs['aria-label'] === 'You are here',
      );
      expect(breadcrumbs).toHaveLength(1);
      for (const { name } of items) expect(page.text).toContain(name);
    }
  });
});

describe('the contact page', () => {
  it('has its own hours for search engines', () => {
    const clinic = jsonLdOf(site.pageAt('/contact'), 'MedicalClinic', 'clinic');
    expect(clinic['openingHoursSpecification']).toEqual([
      openingHours(weekdays, '09:00', '20:00'),
      openingHours(['Sunday'], '10:00', '14:00'),
    ]);
  });
});

describe('an article', () => {
  it('is described as a BlogPosting and as a MedicalWebPage', () => {
    const articles = site.pages.filter(({ path }) => path.startsWith('/blog/'));
    expect(articles).toHaveLength(10);
    for (const page of articles) {
      const [url] = page.links('canonical');
      const [publishedTime = ''] = page.meta('article:published_time');
      const post = jsonLdOf(page, 'BlogPosting');
      expect(post).toMatchObject({
        url,
        headline: page.texts('h1').join(),
        description: page.meta('description').join(),
        image: page.meta('og:image').join(),
        datePublished: publishedTime,
        dateModified: page.meta('article:modified_time').join(),
        author: { '@id': `${origin}/#doctor` },
        publisher: { '@id': `${origin}/#clinic` },
      });
      const medicalPage = jsonLdOf(page, 'MedicalWebPage');
      expect(medicalPage).toMatchObject({
        url,
        datePublished: publishedTime.slice(0, 10),
        audience: { audienceType: 'Patient' },
        reviewedBy: { '@id': `${origin}/#doctor` },
      });
      expect(medicalPage['lastReviewed']).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(medicalPage['dateModified']).toBe(medicalPage['lastReviewed']);
      expect(medicalPage['about']).toMatchObject({ name: expect.stringMatching(/\w{3}/) });
    }
  });
});

describe('the page of a town', () => {
  it('has its own block: the clinic as it serves that town, and its physician', () => {
    const towns = site.pages.filter(({ path }) => path.startsWith('/locations/'));
    expect(towns).toHaveLength(17);
    for (const page of towns) {
      const { name } = readYaml<{ name: string }>(
        `en${page.path.replace('locations', 'towns')}.yaml`,
      );
      const ownBlocks = page.structuredData.filter((block) => !('@graph' in block));
      expect(ownBlocks, page.path).toEqual([
        {
          '@context': 'https://schema.org',
          '@type': 'MedicalClinic',
          name: sampleClinic.name,
          description: expect.stringContaining(name),
          url: page.links('canonical').join(),
          telephone: sampleClinic.contact.phone,
          address: expect.objectContaining({ streetAddress: sampleClinic.address.street }),
          geo: expect.anything(),
          parentOrganization: { '@id': `${origin}/#clinic` },
          areaServed: { '@type': 'City', name },
          medicalSpecialty: ['Cardiovascular', 'Cardiology'],
          physician: {
            '@type': 'Physician',
            name: sampleClinic.doctor.name,
            medicalSpecialty: ['Cardiovascular', 'Cardiology'],
          },
        },
      ]);
    }
  });
});

describe('everything that has a price', () => {
  const from = (price: number) => expect.objectContaining({ price, priceCurrency: 'INR' });
  const between = (minPrice: number, maxPrice: number) =>
    expect.objectContaining({
      priceSpecification: expect.objectContaining({ minPrice, maxPrice }),
    });

  it('is offered to search engines: services on their own pages, all prices on the costs page, packages on theirs', () => {
    const stent = between(120_000, 180_000);
    const offersOn = (path: string) => site.pageAt(path).jsonLd('Service')[0]?.['offers'];
    expect(offersOn('/services/angioplasty')).toEqual([stent, between(30_000, 45_000)]);
    expect(offersOn('/services/valvular')).toEqual([from(800), from(2400)]);
    const catalog = jsonLdOf(site.pageAt('/costs'), 'OfferCatalog');
    expect(catalog['itemListElement']).toEqual(expect.arrayContaining([from(300), stent]));
    expect(site.pageAt('/offers').jsonLd('Offer')).toEqual([from(2300), from(4500), from(10_000)]);
  });
});
