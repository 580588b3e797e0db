import { hrefTo, type PageLink } from '../content/read/addresses.ts';
import type { Site } from '../content/read/index.ts';
import type { SearchDocument, SearchKind } from './search.ts';

interface Topic extends PageLink {
  name: string;
}

/** Links to everything in a clinic's folder. */
export type Topics = Record<'services' | 'packages' | 'articles' | 'towns' | 'pages', Topic[]>;

/** The topics of a site. */
export function topicsOf(documents: SearchDocument[], site: Site): Topics {
  const links = (kind: SearchKind) =>
    documents
      .filter((document) => document.kind === kind)
      .map(({ href, title, language }) => ({
        href,
        name: title,
        ...(language && { hrefLang: language }),
      }));
  return {
    services: links('service'),
    packages: links('package'),
    articles: links('article'),
    towns: links('town'),
    // The listing of articles is linked together with the articles.
    pages: links('page').filter(({ href }) => href !== hrefTo(site, '/blog')),
  };
}
