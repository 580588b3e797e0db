import { afterAll, beforeAll } from 'vitest';
import { type ClinicSite, createClinicSite } from '../../support/content/clinic-site.ts';
import { type Crawl, crawl } from '../../support/site/crawl.ts';
import type { InProcessSite } from '../../support/site/site-in-process.ts';
import type { WebPage } from '../../support/site/web-page.ts';

/**
 * Gives the tests of a file the site of a clinic, which is checked, served and crawled once for all of them.
 * @param folderOf finds or makes the clinic's folder
 */
export function crawlClinic(folderOf: () => string | Promise<string>) {
  const site = {} as { clinic: ClinicSite; server: InProcessSite; crawl: Crawl };

  beforeAll(async () => {
    site.clinic = await createClinicSite(await folderOf());
    site.server = await site.clinic.serve();
    site.crawl = await crawl(site.server);
  });
  afterAll(() => site.server?.close());

  return Object.assign(site, {
    /** The page at a path; throws if there is none. */
    pageAt(path: string): WebPage {
      const page = site.crawl.pages.get(path);
      if (!page) throw new Error(`there is no page ${path}`);
      return page;
    },
    /**
     * Everything that is served as text: what links lead to, what is requested by name, every file.
     * @param paths paths that no link leads to
     */
    async textsWith(paths: string[]): Promise<Map<string, string>> {
      const texts = new Map(site.crawl.texts);
      for (const path of paths) texts.set(path, await site.server.text(path));
      texts.set('an unknown path', await (await site.server.get('/unknown')).text());
      for (const [name, text] of await site.clinic.files()) texts.set(name, text);
      return texts;
    },
  });
}
