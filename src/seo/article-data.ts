import type { BlogPosting, MedicalWebPage } from 'schema-dts';
import type { Article } from '../content/read/index.ts';
import { isoDate } from '../words/dates.ts';

interface PublishedText {
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
export function blogPostingJsonLd(text: PublishedText, origin: string): BlogPosting {
  return {
    '@type': 'BlogPosting',
    headline: text.title,
    description: text.description,
    image: text.image,
    url: text.url,
    mainEntityOfPage: text.url,
    inLanguage: text.language,
    ...(text.published && { datePublished: text.published }),
    ...(text.modified && { dateModified: text.modified }),
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
