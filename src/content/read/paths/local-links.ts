import type { ClinicContent } from '../../folder/clinic-content.ts';
import { pagePaths, pageSourceOf } from './page-paths.ts';

/**
 * Points the links of an article to pages in its language, if these exist.
 * @param markdown the article, with links to pages of the first language: `[Contact](/contact)`
 * @param content the content of the whole folder
 */
export function localLinks(markdown: string, language: string, content: ClinicContent): string {
  const source = pageSourceOf(content);
  if (!source || language === source.facts.languages[0]) return markdown;
  const pages = pagePaths(source, language);
  return markdown.replace(/\]\((\/[^)\s]*)/g, (link, address: string) => {
    const [path = ''] = address.split(/[?#]/);
    return pages.has(path) ? `](/${language}${address === '/' ? '' : address}` : link;
  });
}
