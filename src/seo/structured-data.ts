import type {
  AggregateRating,
  BreadcrumbList,
  Graph,
  LocalBusiness,
  MedicalClinic,
  MedicalSpecialty,
  OpeningHoursSpecification,
  Physician,
  Thing,
  WebPage,
} from 'schema-dts';
import type { OpeningHours } from '../../shared/hours/week-hours.ts';
import { hrefTo } from '../content/read/addresses.ts';
import type { Site } from '../content/read/index.ts';
import type { Breadcrumb } from '../content/read/paths/breadcrumb.ts';
import type { Clinic } from '../content/schema/clinic.ts';
import { schemaNameOf } from '../content/schema/specialty.ts';
import { closuresToCome } from '../words/closures.ts';

const dayNames = {
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  Su: 'Sunday',
} as const;

/** The clinic's specialty as search engines know it; nothing if `clinic.yaml` names none. */
export function specialtyOf({ specialty }: Clinic): { medicalSpecialty?: MedicalSpecialty } {
  return specialty ? { medicalSpecialty: schemaNameOf(specialty) as MedicalSpecialty } : {};
}

/** What all nodes about the clinic need. */
export interface SeoFacts {
  site: Site;
  /** Public origin without a trailing slash. */
  origin: string;
  /** URL of the page's social picture. */
  image: string;
}

/** Several nodes as one graph. */
export function graph(...nodes: Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': nodes };
}

/** The clinic as a `MedicalClinic`. */
export function clinicJsonLd(
  { site, origin, image }: SeoFacts,
  hours: OpeningHours[],
): MedicalClinic {
  return {
    '@type': 'MedicalClinic',
    '@id': `${origin}/#clinic`,
    ...businessFacts({ site, origin, image }),
    ...specialtyOf(site.clinic),
    openingHoursSpecification: hours.map(openingHours),
    ...specialHours(site),
    employee: { '@id': `${origin}/#doctor` },
  };
}

/** The clinic as a `LocalBusiness`, with its rating. */
export function localBusinessJsonLd({ site, origin, image }: SeoFacts): LocalBusiness {
  const { claims, openingHours: hours, structuredHours } = site.clinic;
  return {
    '@type': 'LocalBusiness',
    '@id': `${origin}/#business`,
    ...businessFacts({ site, origin, image }),
    openingHoursSpecification: (structuredHours?.localBusiness ?? hours).map(openingHours),
    ...specialHours(site),
    ...rating(claims),
  };
}

/** The doctor as a `Physician`. */
export function physicianJsonLd({ site, origin, image }: SeoFacts): Physician {
  const { doctor, contact, routes, priceRange } = site.clinic;
  return {
    '@type': 'Physician',
    '@id': `${origin}/#doctor`,
    name: doctor.name,
    url: origin + hrefTo(site, `/${routes.about}`),
    image,
    telephone: contact.phone,
    ...(priceRange && { priceRange }),
    ...specialtyOf(site.clinic),
    address: postalAddress(site),
    parentOrganization: { '@id': `${origin}/#clinic` },
  };
}

/** The page itself as a `WebPage`: name, address and language. */
export function webPageJsonLd(page: { name: string; address: string; language: string }): WebPage {
  return {
    '@type': 'WebPage',
    '@id': `${page.address}#page`,
    url: page.address,
    name: page.name,
    inLanguage: page.language,
  };
}

/** The breadcrumb trail, as the page shows it. */
export function breadcrumbJsonLd(
  crumbs: Breadcrumb[],
  origin: string,
  path: string,
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, href }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item: `${origin}${href ?? path}`,
    })),
  };
}

/** The rating by patients, if the clinic has one. */
function rating({ rating, reviews }: Clinic['claims']): { aggregateRating?: AggregateRating } {
  if (rating === undefined || reviews === undefined) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating,
      reviewCount: reviews,
      bestRating: 5,
      worstRating: 1,
    },
  };
}

function businessFacts({ site, origin, image }: SeoFacts) {
  const { clinic } = site;
  const { priceRange } = clinic;
  const pages = Object.values(clinic.links).flatMap((page) => page ?? []);
  return {
    name: clinic.name,
    url: `${origin}/`,
    image,
    telephone: clinic.contact.phone,
    email: clinic.contact.email,
    ...(priceRange && { priceRange }),
    currenciesAccepted: clinic.currency,
    paymentAccepted: clinic.payments.join(', '),
    address: postalAddress(site),
    ...(pages.length > 0 && { sameAs: pages }),
  };
}

function postalAddress({ clinic: { address } }: Site) {
  return {
    '@type': 'PostalAddress' as const,
    streetAddress: address.street,
    addressLocality: address.locality,
    addressRegion: address.region,
    postalCode: address.postalCode,
    addressCountry: address.country,
  };
}

function openingHours({ days, opens, closes }: OpeningHours): OpeningHoursSpecification {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => dayNames[day]),
    opens,
    closes,
  };
}

/** Closed days and other hours as search engines expect them: closed days with hours of zero length. */
function specialHours({ clinic, notices }: Site) {
  const days = [...closuresToCome(clinic), ...notices.closures];
  if (days.length === 0) return {};
  const specialOpeningHoursSpecification: OpeningHoursSpecification[] = days.map(
    ({ from, to, hours }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: from,
      validThrough: to,
      opens: hours?.opens ?? '00:00',
      closes: hours?.closes ?? '00:00',
    }),
  );
  return { specialOpeningHoursSpecification };
}
