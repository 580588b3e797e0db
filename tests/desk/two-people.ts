import { afterAll, beforeAll } from 'vitest';
import { type InProcessSite, startInProcess } from '../support/site/site-in-process.ts';
import { freshSqlite } from '../support/temporary.ts';
import { type DeskBrowser, someone } from './desk-browser.ts';

/** Gives the tests of a `describe` block one site with a receptionist and a doctor at its desk. */
export function useTwoPeople() {
  const used = {} as { site: InProcessSite; reception: DeskBrowser; doctor: DeskBrowser };
  beforeAll(async () => {
    used.site = await startInProcess({
      DATABASE_URL: freshSqlite(),
      DESK_SECRET: 'a secret of the tests that is long enough',
    });
    used.reception = (await someone(used.site, 'reception')).browser;
    used.doctor = (await someone(used.site, 'doctor', 'Arun Deshmukh')).browser;
  });
  afterAll(() => used.site.close());
  return used;
}
