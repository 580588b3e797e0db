import type { ClinicContent } from './folder/check-folder.ts';

/**
 * Leads the links of an article to pages in its language, where they are there.
 * @param markdown whose links are as in the first language: `[Contact](/contact)`
 * @param content of the whole folder
 */
export function localLinks(markdown: string, language: string, content: ClinicContent): string {
  const [facts] = content.clinic.entries;
  if (!facts || language === facts.data.languages[0]) return markdown;
  return markdown.replace(/\]\((\/[^)\s]*)/g, (link, address: string) => {
    const [path = ''] = address.split(/[?#]/);
    const isThere = content[collectionOf(path, facts.data.routes.about)]?.entries.some(
      ({ id }) => id === `${language}/${nameOf(path, facts.data.routes.about)}`,
    );
    return isThere ? `](/${language}${address === '/' ? '' : address}` : link;
  });
}

/** The collection that a page is in, by its path. */
function collectionOf(path: string, about: string): keyof ClinicContent {
  if (/^\/blog\/./.test(path)) return 'articles';
  if (/^\/locations\/./.test(path)) return 'towns';
  return nameOf(path, about) as keyof ClinicContent;
}

/** The name of an entry: that of the article or town, or that of the page's file. */
function nameOf(path: string, about: string): string {
  if (path === '/') return 'home';
  return path === `/${about}` ? 'about' : (path.split('/').at(-1) ?? '');
}
