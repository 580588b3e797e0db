import type { MedicalProcedure, Offer, OfferCatalog, Service as OfferedService } from 'schema-dts';
import type { Site } from '../content/read/index.ts';
import type { Package } from '../content/schema/package.ts';
import type { Service } from '../content/schema/service.ts';
import type { Price } from '../words/prices.ts';
import { specialtyOf } from './structured-data.ts';

/** The page that says what something costs. */
interface PricePage {
  site: Site;
  /** Public origin without a trailing slash. */
  origin: string;
  /** The page's URL. */
  url: string;
}

/**
 * A test or treatment as a `MedicalProcedure`, with what *Before you come* says about food and tablets, and as a
 * `Service` with its prices.
 */
export function serviceJsonLd(
  { id, title, shortDesc, description }: Service,
  prices: Price[],
  beforeYouCome: { questions: { rows: { text: string; services: string[] }[] }[] } | null,
  page: PricePage,
): [MedicalProcedure, OfferedService] {
  const { medicalSpecialty } = specialtyOf(page.site.clinic);
  const preparation = beforeYouCome?.questions
    .flatMap(({ rows }) => rows)
    .filter(({ services }) => services.includes(id))
    .map(({ text }) => text)
    .join(' ');
  return [
    {
      '@type': 'MedicalProcedure',
      '@id': `${page.url}#procedure`,
      name: title,
      description: shortDesc,
      howPerformed: description,
      ...(preparation && { preparation }),
      ...(medicalSpecialty && { relevantSpecialty: medicalSpecialty }),
      mainEntityOfPage: { '@id': `${page.url}#page` },
    },
    {
      '@type': 'Service',
      '@id': `${page.url}#service`,
      name: title,
      provider: { '@id': `${page.origin}/#clinic` },
      ...(prices.length > 0 && { offers: prices.map((price) => offerOf(price, page)) }),
    },
  ];
}

/** The prices of the costs page. */
export function pricesJsonLd(
  { heading, prices }: { heading: string; prices: { items: Price[] }[] },
  page: PricePage,
): OfferCatalog {
  return {
    '@type': 'OfferCatalog',
    '@id': `${page.url}#prices`,
    name: heading,
    itemListElement: prices.flatMap(({ items }) => items).map((price) => offerOf(price, page)),
  };
}

/** A package as an `Offer`. */
export function packageJsonLd(
  { id, title, description, price }: Package,
  { site, origin, url }: PricePage,
): Offer {
  return {
    '@type': 'Offer',
    '@id': `${url}#${id}`,
    name: title,
    description,
    price,
    priceCurrency: site.clinic.currency,
    offeredBy: { '@id': `${origin}/#clinic` },
  };
}

function offerOf({ name, from, to }: Price, { site, origin }: PricePage): Offer {
  const priceCurrency = site.clinic.currency;
  return {
    '@type': 'Offer',
    name,
    ...(to === undefined
      ? { price: from, priceCurrency }
      : {
          priceSpecification: {
            '@type': 'PriceSpecification',
            minPrice: from,
            maxPrice: to,
            priceCurrency,
          },
        }),
    offeredBy: { '@id': `${origin}/#clinic` },
  };
}
