import { describe, expect, it } from 'vitest';
import { hours, jsonLdOf, origin, weekdays } from '../support/content/json-ld.ts';
import { readYaml, sampleClinic } from '../support/content/sample-clinic.ts';
import { readWholeSite } from '../support/site/whole-site.ts';

const used = readWholeSite();

describe('the contact page', () => {
  it('has its own hours for search engines', () => {
    const clinic = jsonLdOf(used.pageAt('/contact'), 'MedicalClinic', 'clinic');
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
      const post = jsonLdOf(page, 'BlogPosting');
      expect(post).toMatchObject({
        url,
        headline: page.texts('h1').join(),
        description: page.meta('description').join(),
        image: page.meta('og:image').join(),
        datePublished: published,
        dateModified: page.meta('article:modified_time').join(),
        author: { '@id': `${origin}/#doctor` },
        publisher: { '@id': `${origin}/#clinic` },
      });
      const medical = jsonLdOf(page, 'MedicalWebPage');
      expect(medical).toMatchObject({
        url,
        datePublished: published.slice(0, 10),
        audience: { audienceType: 'Patient' },
        reviewedBy: { '@id': `${origin}/#doctor` },
      });
      expect(medical['lastReviewed']).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(medical['dateModified']).toBe(medical['lastReviewed']);
      expect(medical['about']).toMatchObject({ name: expect.stringMatching(/\w{3}/) });
    }
  });
});

describe('the page of a town', () => {
  it('has its own block: the clinic as it serves that town, and its physician', () => {
    const towns = used.pages.filter(({ path }) => path.startsWith('/locations/'));
    expect(towns).toHaveLength(17);
    for (const page of towns) {
      const { name } = readYaml<{ name: string }>(
        `en${page.path.replace('locations', 'towns')}.yaml`,
      );
      const alone = page.data.filter((block) => !('@graph' in block));
      expect(alone, page.path).toEqual([
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

describe('what has a price', () => {
  const from = (price: number) => expect.objectContaining({ price, priceCurrency: 'INR' });
  const between = (minPrice: number, maxPrice: number) =>
    expect.objectContaining({
      priceSpecification: expect.objectContaining({ minPrice, maxPrice }),
    });

  it('is offered to search engines on its page, on that of costs and on that of packages', () => {
    const stent = between(120_000, 180_000);
    const offered = (path: string) => used.pageAt(path).jsonLd('Service')[0]?.['offers'];
    expect(offered('/services/angioplasty')).toEqual([stent, between(30_000, 45_000)]);
    expect(offered('/services/valvular')).toEqual([from(800), from(2400)]);
    const catalog = jsonLdOf(used.pageAt('/costs'), 'OfferCatalog');
    expect(catalog['itemListElement']).toEqual(expect.arrayContaining([from(300), stent]));
    expect(used.pageAt('/offers').jsonLd('Offer')).toEqual([from(2300), from(4500), from(10_000)]);
  });
});
