import type { ServedSite } from '../../support/site/served-site.ts';
import { linksIn, WebPage } from '../../support/site/web-page.ts';

/**
 * The page of results as it is without scripts.
 * @param language the beginning of its path, such as `/hi`
 */
export async function searchPage(site: ServedSite, query: string, language = ''): Promise<WebPage> {
  const path = `${language}/search?q=${encodeURIComponent(query)}`;
  return new WebPage(path, await site.text(path));
}

/** The addresses of the results of a page, in their order. */
export const resultsOn = (page: WebPage) =>
  page.select('ol[data-results] > li').map((item) => linksIn(item)[0]);
