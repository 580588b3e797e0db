import { randomUUID } from 'node:crypto';
import pRetry from 'p-retry';
import type { Database } from '../../../server/database/index.ts';
import { saveNotice } from '../../../server/notices/store.ts';
import type { ServedSite } from '../site/served-site.ts';
import { textOf, WebPage } from '../site/web-page.ts';

/** Stores a notice that is shown from now on, as the desk does. */
export async function showNotice(
  database: Database,
  texts: Record<string, string>,
  seconds = 3_600,
): Promise<void> {
  await saveNotice(database, {
    id: randomUUID(),
    version: null,
    actor: 'Meera Joshi',
    texts,
    startsAt: new Date(Date.now() - 1_000).toISOString(),
    endsAt: new Date(Date.now() + seconds * 1_000).toISOString(),
  });
}

/** A page, or an error page, as crawlers read it. */
export async function openPage(site: ServedSite, path: string): Promise<WebPage> {
  return new WebPage(path, await (await site.get(path)).text());
}

/** The sentences of the notices at the top of a page. */
export const noticesOn = (page: WebPage) => page.select('main > [data-notice] p');

/** Waits until a page is as expected. */
export async function untilPage(
  site: ServedSite,
  test: (page: WebPage) => boolean,
  path = '/offers',
): Promise<void> {
  const look = async () => {
    if (!test(await openPage(site, path))) throw new Error(`${path} does not show it`);
  };
  const retry = { retries: Number.POSITIVE_INFINITY, factor: 1, minTimeout: 50 };
  await pRetry(look, retry);
}

/** Waits until a site shows these notices and no others. */
export function untilNotices(site: ServedSite, ...texts: string[]): Promise<void> {
  return untilPage(site, (page) => noticesOn(page).map(textOf).join('|') === texts.join('|'));
}
