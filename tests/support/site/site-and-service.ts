import { afterAll, beforeAll, beforeEach } from 'vitest';
import { defaultTimings } from '../../../server/enquiries/outbox/deliveries.ts';
import { type DatabaseKind, useDatabases } from '../databases/databases.ts';
import { HeldTimeouts } from '../databases/held-timeouts.ts';
import { FakeFormService } from '../services/form-service.ts';
import { type InProcessSite, startInProcess } from './site-in-process.ts';

/**
 * Gives the tests of a `describe` block one site that delivers to one fake service, which is reset to
 * success before each test. None of its timeouts expires by itself.
 */
export function useSiteAndService(kind: DatabaseKind = 'SQLite') {
  const databases = useDatabases(kind);
  const timeouts = new HeldTimeouts();
  const context = { timeouts } as {
    site: InProcessSite;
    service: FakeFormService;
    timeouts: HeldTimeouts;
  };
  beforeAll(async () => {
    context.service = await FakeFormService.create();
    context.site = await startInProcess(
      {
        DATABASE_URL: await databases.fresh(),
        SITE_URL: 'https://clinic.example',
        ...context.service.environment,
      },
      { ...defaultTimings, timeout: timeouts.timeout },
    );
  });
  afterAll(async () => {
    await context.site.close();
    await context.service.close();
  });
  beforeEach(() => {
    context.service.reset();
    timeouts.forget();
  });
  return context;
}
