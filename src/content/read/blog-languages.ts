import { dateLocale } from '../../words/dates.ts';
import { languageName } from '../../words/languages.ts';
import type { SiteLanguages } from '../../words/post-languages.ts';
import { pathIn } from './addresses.ts';
import type { Site } from './index.ts';

/** What the listing and the pages of posts need to know about the site's languages. */
export function blogLanguages(site: Site): SiteLanguages {
  const { language, timeZone } = site.clinic;
  const listings = [...site.pages].flatMap(([code, paths]) => {
    const placeholders = site.postPlaceholders.get(code);
    if (!placeholders || !paths.has('/blog')) return [];
    const listing = { path: pathIn(site, code, '/blog'), name: languageName(code), placeholders };
    return [[code, listing] as const];
  });
  const { readTime, noDate } = site.copy.cards;
  return {
    current: language,
    listings: Object.fromEntries(listings),
    times: { locale: dateLocale(site.clinic), timeZone, readTime, noDate },
  };
}
