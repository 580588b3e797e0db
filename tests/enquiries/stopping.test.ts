import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds, useDatabases } from '../support/databases.ts';
import { FormServiceStandIn } from '../support/form-service.ts';
import { ServerProcess } from '../support/server-process.ts';
import { anEnquiry, post } from '../support/visitor.ts';

describe.each(databaseKinds)('told to stop (SIGTERM), on %s', (kind) => {
  const databases = useDatabases(kind);
  let service: FormServiceStandIn;
  let server: ServerProcess;
  let environment: Record<string, string>;

  beforeEach(async () => {
    service = await FormServiceStandIn.create();
    environment = { DATABASE_URL: await databases.fresh(), ...service.environment };
    server = await ServerProcess.start(environment);
  });
  afterEach(async () => {
    await server.end('SIGKILL');
    await service.close();
  });

  it('finishes the enquiry that is being sent, then ends', async () => {
    service.delay = 1_000;
    const answer = post(server.url, anEnquiry());
    await expect.poll(() => service.begun, { interval: 10 }).toBe(1);
    const began = performance.now();
    expect(await server.end('SIGTERM')).toBe(0);
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(await answer).toMatchObject({ status: 200, body: { success: true } });
    service.delay = 0;
    server = await ServerProcess.start(environment);
    expect((await post(server.url, anEnquiry())).status).toBe(200);
    expect(service.emails).toHaveLength(2);
  });

  // The same on either database, and it takes as long as the service may.
  it.runIf(kind === 'SQLite')(
    'ends within ten seconds though the service never answers',
    async () => {
      service.manner = 'silence';
      const answer = post(server.url, anEnquiry());
      await expect.poll(() => service.begun, { interval: 10 }).toBe(1);
      const began = performance.now();
      expect(await server.end('SIGTERM')).toBe(0);
      expect(performance.now() - began).toBeLessThan(10_000);
      expect((await answer).status).toBe(502);
    },
  );

  it('ends at once when nothing is under way', async () => {
    const began = performance.now();
    expect(await server.end('SIGTERM')).toBe(0);
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});
