import type { BlogPosting, MedicalWebPage } from 'schema-dts';
import type { Article } from '../content/read/index.ts';
import { isoDate } from '../words/dates.ts';

interface Posting {
  title: string;
  description: string;
  /** ISO 8601; null if unknown. */
  published: string | null;
  /** The day on which it was last revised; undefined if unknown. */
  modified?: string | undefined;
  url: string;
  image: string;
  language: string;
}

/** An article or a post as a `BlogPosting`. */
export function blogPostingJsonLd(posting: Posting, origin: string): BlogPosting {
  return {
    '@type': 'BlogPosting',
    headline: posting.title,
    description: posting.description,
    image: posting.image,
    url: posting.url,
    mainEntityOfPage: posting.url,
    inLanguage: posting.language,
    ...(posting.published && { datePublished: posting.published }),
    ...(posting.modified && { dateModified: posting.modified }),
    author: { '@id': `${origin}/#doctor` },
    publisher: { '@id': `${origin}/#clinic` },
  };
}

/** An article as a `MedicalWebPage`: subject, audience, last review. */
export function medicalPageJsonLd(
  { data, language, day }: Article,
  url: string,
  origin: string,
): MedicalWebPage {
  return {
    '@type': 'MedicalWebPage',
    name: data.title,
    url,
    inLanguage: language,
    ...(data.about && { about: { '@type': 'MedicalEntity', name: data.about } }),
    audience: { '@type': 'PeopleAudience', audienceType: 'Patient' },
    datePublished: isoDate(day),
    dateModified: isoDate(data.reviewed ?? day),
    ...(data.reviewed && {
      lastReviewed: isoDate(data.reviewed),
      reviewedBy: { '@id': `${origin}/#doctor` },
    }),
  };
}
