import { dateLocale } from '../../words/dates.ts';
import { languageName } from '../../words/languages.ts';
import type { PostCopy } from '../../words/post-copy.ts';
import { languagesOf, pathIn } from './addresses.ts';
import type { Site } from './index.ts';

/** How posts are linked and worded on the pages of a site's language. */
export function postCopyOf(site: Site): PostCopy {
  const { language, timeZone } = site.clinic;
  const { readTime, noDate, untitled, noExcerpt } = site.copy.cards;
  const [code = language] = languagesOf(site, '/blog');
  const { title, excerpt } = site.postPlaceholders.get(code) ?? {
    title: untitled,
    excerpt: noExcerpt,
  };
  return {
    listing: pathIn(site, language, '/blog'),
    postListing: pathIn(site, code, '/blog'),
    ...(code !== language && { postLanguage: { code, name: languageName(code) } }),
    title,
    excerpt,
    times: { locale: dateLocale(site.clinic), timeZone, readTime, noDate },
  };
}
