import { afterAll, afterEach, beforeAll, beforeEach, it } from 'vitest';
import { type DatabaseKind, useDatabases } from '../../support/databases/databases.ts';
import { type InProcessSite, startInProcess } from '../../support/site/site-in-process.ts';
import { setClock } from '../clock.ts';
import { DeskBrowser } from '../desk-browser.ts';
import { hashQuickly } from '../quick-hashing.ts';

export type SignInDesk = ReturnType<typeof useSignInDesk>;

/**
 * Gives the tests of a `describe` block one site, at whose desk nobody has an account before the first of
 * them. After each test the clock is right again.
 */
export function useSignInDesk(kind: DatabaseKind) {
  const databases = useDatabases(kind);
  const used = {} as { environment: Record<string, string>; site: InProcessSite };

  beforeAll(async () => {
    used.environment = {
      DATABASE_URL: await databases.fresh(),
      SITE_URL: 'https://clinic.example',
      DESK_SECRET: 'a secret of the tests that is long enough',
    };
    used.site = await startInProcess(used.environment);
  });
  afterAll(() => used.site.close());
  beforeEach(hashQuickly);
  afterEach(() => setClock(0));

  return Object.assign(used, {
    kind,
    /** For what does not depend on the kind of database. */
    once: it.runIf(kind === 'SQLite'),
    /** Another browser, in which nobody has signed in. */
    another: () => new DeskBrowser(used.site.url),
  });
}
