import { afterAll, beforeAll, it } from 'vitest';
import { type DatabaseKind, useDatabases } from '../../support/databases/databases.ts';
import { type InProcessSite, startInProcess } from '../../support/site/site-in-process.ts';
import { someone } from '../desk-browser.ts';

export type AccessDesk = ReturnType<typeof useAccessDesk>;

/** Gives the tests of a `describe` block one site with a doctor at its desk. */
export function useAccessDesk(kind: DatabaseKind) {
  const databases = useDatabases(kind);
  const used = {} as { site: InProcessSite; doctor: Awaited<ReturnType<typeof someone>> };

  beforeAll(async () => {
    used.site = await startInProcess({
      DATABASE_URL: await databases.fresh(),
      DESK_SECRET: 'a secret of the tests that is long enough',
    });
    used.doctor = await someone(used.site, 'doctor', 'Arun Deshmukh');
  });
  afterAll(() => used.site.close());

  /** For what does not depend on the kind of database. */
  return Object.assign(used, { once: it.runIf(kind === 'SQLite') });
}
