import { afterAll, beforeAll } from 'vitest';
import { type InProcessSite, startInProcess } from '../../support/site/site-in-process.ts';
import { freshSqlite } from '../../support/temporary.ts';
import { someone } from '../desk-browser.ts';

export type AccessDesk = ReturnType<typeof useAccessDesk>;

/** Gives the tests of a `describe` block one site with a doctor at its desk. */
export function useAccessDesk() {
  const used = {} as { site: InProcessSite; doctor: Awaited<ReturnType<typeof someone>> };

  beforeAll(async () => {
    used.site = await startInProcess({
      DATABASE_URL: freshSqlite(),
      // Its status asks for no certificate.
      SITE_URL: 'http://clinic.example',
      DESK_SECRET: 'a secret of the tests that is long enough',
    });
    used.doctor = await someone(used.site, 'doctor', 'Arun Deshmukh');
  });
  afterAll(() => used.site.close());

  return used;
}
