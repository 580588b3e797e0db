import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type databaseKinds, useDatabases } from './databases.ts';
import { FakeFormService } from './form-service.ts';
import { type InProcessSite, startInProcess } from './site-in-process.ts';

/**
 * Gives the tests of a `describe` block one site that delivers to one fake service, which is reset to
 * success before each test.
 */
export function useSiteAndService(kind: (typeof databaseKinds)[number]) {
  const databases = useDatabases(kind);
  const used = {} as { site: InProcessSite; service: FakeFormService };
  beforeAll(async () => {
    used.service = await FakeFormService.create();
    used.site = await startInProcess({
      DATABASE_URL: await databases.fresh(),
      SITE_URL: 'https://clinic.example',
      ...used.service.environment,
    });
  });
  afterAll(async () => {
    await used.site.close();
    await used.service.close();
  });
  beforeEach(() => used.service.reset());
  return used;
}
