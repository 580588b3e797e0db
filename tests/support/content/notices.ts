import pRetry from 'p-retry';
import type { ServedSite } from '../site/served-site.ts';
import { textOf, WebPage } from '../site/web-page.ts';

/** A page, or an error page, as crawlers read it. */
export async function openPage(site: ServedSite, path: string): Promise<WebPage> {
  return new WebPage(path, await (await site.get(path)).text());
}

/** The sentences of the notices at the top of a page. */
export const noticesOn = (page: WebPage) => page.select('main > [data-notice] p');

/** Waits until a site shows these notices and no others. */
export function waitForNotices(site: ServedSite, ...texts: string[]): Promise<void> {
  const checkNotices = async () => {
    const notices = noticesOn(await openPage(site, '/offers')).map(textOf);
    if (notices.join('|') !== texts.join('|')) throw new Error(`it shows ${notices.join('|')}`);
  };
  return pRetry(checkNotices, { retries: Number.POSITIVE_INFINITY, factor: 1, minTimeout: 50 });
}
