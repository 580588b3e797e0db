import type {
  AggregateRating,
  BreadcrumbList,
  GeoCoordinates,
  Graph,
  LocalBusiness,
  MedicalClinic,
  MedicalSpecialty,
  OpeningHoursSpecification,
  Physician,
  Thing,
  WebPage,
} from 'schema-dts';
import { upcomingDays } from '../../shared/hours/days.ts';
import type { OpeningHours } from '../../shared/hours/week-hours.ts';
import { type Breadcrumb, hrefTo } from '../content/read/addresses.ts';
import type { Site } from '../content/read/index.ts';
import { type Clinic, schemaOrgSpecialties } from '../content/schema/clinic.ts';
import { contactLinks } from '../words/contact/links.ts';

const dayNames = {
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  Su: 'Sunday',
} as const;

/** The clinic's specialty in schema.org's term; empty if `clinic.yaml` names none. */
export function specialtyOf({ specialty }: Clinic): { medicalSpecialty?: MedicalSpecialty } {
  return specialty ? { medicalSpecialty: schemaOrgSpecialties[specialty] } : {};
}

/** What all nodes about the clinic need. */
export interface SeoFacts {
  site: Site;
  /** Public origin without a trailing slash. */
  origin: string;
  /** URL of the doctor's portrait. */
  portrait: string;
}

/** Several nodes as one graph. */
export function graph(...nodes: Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': nodes };
}

/** The clinic as a `MedicalClinic`. */
export function clinicJsonLd(
  { site, origin }: Omit<SeoFacts, 'portrait'>,
  hours: OpeningHours[],
): MedicalClinic {
  return {
    '@type': 'MedicalClinic',
    '@id': `${origin}/#clinic`,
    ...businessFacts(site, origin),
    ...specialtyOf(site.clinic),
    hasMap: contactLinks(site.clinic).maps,
    openingHoursSpecification: hours.map(openingHours),
    ...specialHours(site),
    employee: { '@id': `${origin}/#doctor` },
  };
}

/**
 * The clinic as a `LocalBusiness`.
 * @param showsRating whether the page shows the rating: only then may search engines repeat it
 */
export function localBusinessJsonLd(
  { site, origin }: Omit<SeoFacts, 'portrait'>,
  showsRating: boolean,
): LocalBusiness {
  const { claims, openingHours: hours, structuredHours } = site.clinic;
  return {
    '@type': 'LocalBusiness',
    '@id': `${origin}/#business`,
    ...businessFacts(site, origin),
    openingHoursSpecification: (structuredHours?.localBusiness ?? hours).map(openingHours),
    ...specialHours(site),
    ...(showsRating && ratingOf(claims)),
  };
}

/** The doctor as a `Physician`. */
export function physicianJsonLd({ site, origin, portrait }: SeoFacts): Physician {
  const { doctor, contact, routes, priceRange } = site.clinic;
  return {
    '@type': 'Physician',
    '@id': `${origin}/#doctor`,
    name: doctor.name,
    url: origin + hrefTo(site, `/${routes.about}`),
    image: portrait,
    telephone: contact.phone,
    ...(priceRange && { priceRange }),
    ...specialtyOf(site.clinic),
    address: postalAddress(site.clinic),
    parentOrganization: { '@id': `${origin}/#clinic` },
  };
}

/** The page itself as a `WebPage`. */
export function webPageJsonLd(page: {
  name: string;
  address: string;
  language: string;
  /** The day on which it was last revised; undefined if unknown. */
  modified: string | undefined;
}): WebPage {
  return {
    '@type': 'WebPage',
    '@id': `${page.address}#page`,
    url: page.address,
    name: page.name,
    inLanguage: page.language,
    ...(page.modified && { dateModified: page.modified }),
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
    itemListElement: crumbs.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${href ?? path}`,
    })),
  };
}

/** The rating by patients, if the clinic has one. */
function ratingOf({ rating, reviews }: Clinic['claims']): { aggregateRating?: AggregateRating } {
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

function businessFacts(site: Site, origin: string) {
  const { clinic } = site;
  const { priceRange } = clinic;
  const socialPages = Object.values(clinic.links).flatMap((page) => page ?? []);
  return {
    name: clinic.name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    image: `${origin}/icon-512.png`,
    telephone: clinic.contact.phone,
    email: clinic.contact.email,
    ...(priceRange && { priceRange }),
    currenciesAccepted: clinic.currency,
    paymentAccepted: clinic.payments.join(', '),
    address: postalAddress(clinic),
    ...geoOf(clinic),
    ...(socialPages.length > 0 && { sameAs: socialPages }),
  };
}

/** The clinic's address. */
export function postalAddress({ address }: Clinic) {
  return {
    '@type': 'PostalAddress' as const,
    streetAddress: address.street,
    addressLocality: address.locality,
    addressRegion: address.region,
    postalCode: address.postalCode,
    addressCountry: address.country,
  };
}

/** The clinic's coordinates; empty if `contact.yaml` has none. */
export function geoOf({ address: { latitude, longitude } }: Clinic): { geo?: GeoCoordinates } {
  if (latitude === undefined || longitude === undefined) return {};
  return { geo: { '@type': 'GeoCoordinates', latitude, longitude } };
}

function openingHours({ days, opens, closes }: OpeningHours): OpeningHoursSpecification {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => dayNames[day]),
    opens,
    closes,
  };
}

/** Days with special hours as search engines expect them: a closed day opens and closes at midnight. */
function specialHours({ clinic }: Site) {
  const days = upcomingDays(clinic.days, Temporal.Now.plainDateISO(clinic.timeZone).toString());
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
