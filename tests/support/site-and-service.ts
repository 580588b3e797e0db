import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type ClinicSite, startSite } from './clinic-site.ts';
import { type databaseKinds, useDatabases } from './databases.ts';
import { FormServiceStandIn } from './form-service.ts';

/**
 * Gives the tests of a `describe` one site that delivers to one stand-in service, which answers
 * with success at the beginning of each test.
 */
export function useSiteAndService(kind: (typeof databaseKinds)[number]) {
  const databases = useDatabases(kind);
  const used = {} as { site: ClinicSite; service: FormServiceStandIn };
  beforeAll(async () => {
    used.service = await FormServiceStandIn.create();
    used.site = await startSite({
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
