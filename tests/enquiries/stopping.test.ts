import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds, useDatabases } from '../support/databases.ts';
import { FakeFormService } from '../support/form-service.ts';
import { SiteServer } from '../support/site-server.ts';
import { anEnquiry, post } from '../support/visitor.ts';

describe.each(databaseKinds)('told to stop (SIGTERM), on %s', (kind) => {
  const databases = useDatabases(kind);
  let service: FakeFormService;
  let server: SiteServer;
  let environment: Record<string, string>;

  beforeEach(async () => {
    service = await FakeFormService.create();
    environment = { DATABASE_URL: await databases.fresh(), ...service.environment };
    server = await SiteServer.start(environment, { pages: false });
  });
  afterEach(async () => {
    await server.stop('SIGKILL');
    await service.close();
  });

  it('finishes the enquiry that is being sent, then ends', async () => {
    service.delay = 1_000;
    const answer = post(server.url, anEnquiry());
    await expect.poll(() => service.begun, { interval: 10 }).toBe(1);
    const began = performance.now();
    expect(await server.stop()).toBe(0);
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(await answer).toMatchObject({ status: 200, body: { success: true } });
    service.delay = 0;
    server = await SiteServer.start(environment, { pages: false });
    expect((await post(server.url, anEnquiry())).status).toBe(200);
    expect(service.emails).toHaveLength(2);
  });

  // The same on either database, and it takes as long as the service may.
  it.runIf(kind === 'SQLite')(
    'ends within ten seconds though the service never answers',
    async () => {
      service.behaviour = 'silence';
      const answer = post(server.url, anEnquiry());
      await expect.poll(() => service.begun, { interval: 10 }).toBe(1);
      const began = performance.now();
      expect(await server.stop()).toBe(0);
      expect(performance.now() - began).toBeLessThan(10_000);
      expect((await answer).status).toBe(502);
    },
  );

  it('ends at once when nothing is under way', async () => {
    const began = performance.now();
    expect(await server.stop()).toBe(0);
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});
