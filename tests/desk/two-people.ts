import { afterAll, beforeAll } from 'vitest';
import { type DatabaseKind, useDatabases } from '../support/databases/databases.ts';
import { type InProcessSite, startInProcess } from '../support/site/site-in-process.ts';
import { type DeskBrowser, someone } from './desk-browser.ts';

/** Gives the tests of a `describe` block one site with a receptionist and a doctor at its desk. */
export function useTwoPeople(kind: DatabaseKind) {
  const databases = useDatabases(kind);
  const used = {} as { site: InProcessSite; reception: DeskBrowser; doctor: DeskBrowser };
  beforeAll(async () => {
    used.site = await startInProcess({
      DATABASE_URL: await databases.fresh(),
      DESK_SECRET: 'a secret of the tests that is long enough',
    });
    used.reception = (await someone(used.site, 'reception')).browser;
    used.doctor = (await someone(used.site, 'doctor', 'Arun Deshmukh')).browser;
  });
  afterAll(() => used.site.close());
  return used;
}
