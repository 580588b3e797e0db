import { afterAll, beforeAll } from 'vitest';
import { type ClinicSite, clinicSite } from '../../support/content/clinic-site.ts';
import { type Crawl, crawl } from '../../support/site/crawl.ts';
import type { InProcessSite } from '../../support/site/site-in-process.ts';
import type { WebPage } from '../../support/site/web-page.ts';

/**
 * Gives the tests of a file the site of a clinic, which is checked, served and crawled once for all of them.
 * @param folderOf finds or makes the clinic's folder
 */
export function crawlClinic(folderOf: () => string | Promise<string>) {
  const used = {} as { clinic: ClinicSite; site: InProcessSite; found: Crawl };

  beforeAll(async () => {
    used.clinic = await clinicSite(await folderOf());
    used.site = await used.clinic.serve();
    used.found = await crawl(used.site);
  });
  afterAll(() => used.site?.close());

  return Object.assign(used, {
    /** The page at a path; throws if there is none. */
    pageAt(path: string): WebPage {
      const page = used.found.pages.get(path);
      if (!page) throw new Error(`there is no page ${path}`);
      return page;
    },
    /**
     * Everything that is served as text: what links lead to, what is requested by name, every file.
     * @param byName paths that no link leads to
     */
    async textsWith(byName: string[]): Promise<Map<string, string>> {
      const texts = new Map(used.found.texts);
      for (const path of byName) texts.set(path, await used.site.text(path));
      texts.set('an unknown path', await (await used.site.get('/unknown')).text());
      for (const [name, text] of await used.clinic.files()) texts.set(name, text);
      return texts;
    },
  });
}
