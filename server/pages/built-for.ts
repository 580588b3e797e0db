import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Services } from '../services.ts';

/**
 * Warns if the pages were built for an address other than this server's: their canonical links, feeds and
 * sitemaps lead there until the site is built again.
 * @param folder the output of `npm run build`
 */
export async function warnIfBuiltForAnother(
  { config, log }: Pick<Services, 'config' | 'log'>,
  folder: string,
): Promise<void> {
  const robots = await readFile(join(folder, 'client', 'robots.txt'), 'utf8').catch(() => '');
  const [, built] = /^Sitemap: (https?:\/\/[^/\s]+)/m.exec(robots) ?? [];
  if (built === undefined || built === config.siteUrl) return;
  log.warn(
    { built, SITE_URL: config.siteUrl },
    'the pages were built for another SITE_URL: build them again, as all their links for search engines are wrong',
  );
}
