import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freshPostgres } from '../support/databases/databases.ts';
import { FakeFormService } from '../support/services/form-service.ts';
import { startInProcess } from '../support/site/site-in-process.ts';
import { SiteServer } from '../support/site/site-server.ts';
import { anEnquiry, post } from '../support/site/visitor.ts';

const timings = { firstRetryDelay: 20, maxRetryDelay: 50, pollInterval: 20 };

describe('two servers on one PostgreSQL', () => {
  let service: FakeFormService;
  let environment: Record<string, string>;

  beforeAll(async () => {
    service = await FakeFormService.create();
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    service.reset();
    environment = { DATABASE_URL: await freshPostgres(), ...service.environment };
  });

  const start = () => startInProcess(environment, timings);
  const startBoth = () => Promise.all([start(), start()]);

  it('start at the same moment on an empty database, and send one email for an enquiry posted to both', async () => {
    const servers = await startBoth();
    for (const { url } of servers) expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const releaseAll = service.hold();
    const enquiry = anEnquiry();
    const responses = servers.map(({ url }) => post(url, enquiry));
    await expect.poll(() => service.attempts).toBe(1);
    releaseAll();
    expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([200, 200]);
    for (const server of servers) await server.close();
    expect(service.emails).toHaveLength(1);
  });

  it('deliver each waiting enquiry once', async () => {
    service.behaviour = 'error';
    const firstSite = await startInProcess(environment, { pollInterval: 60_000 });
    const enquiries = Array.from({ length: 6 }, () => anEnquiry());
    for (const enquiry of enquiries) {
      expect((await post(firstSite.url, enquiry)).status).toBe(502);
    }
    await firstSite.services.database
      .updateTable('deliveries')
      .set({ next_attempt_at: new Date().toISOString() })
      .execute();
    await firstSite.close();
    service.behaviour = 'success';
    const servers = await startBoth();
    await expect.poll(() => service.emails.length).toBe(enquiries.length);
    // Closing waits for every attempt under way.
    for (const server of servers) await server.close();
    expect(service.emails.map(({ message }) => message).sort()).toEqual(
      enquiries.map(({ message }) => message).sort(),
    );
  });

  it('deliver an enquiry whose server was killed while sending it, after that server’s lease has expired', {
    tags: ['stress'],
  }, async () => {
    const [killedServer, otherServer] = await Promise.all([
      SiteServer.start(environment, { pages: false }),
      start(),
    ]);
    const { database } = otherServer.services;
    service.behaviour = 'silence';
    const enquiry = anEnquiry();
    const response = post(killedServer.url, enquiry).catch(() => 'no response');
    await expect.poll(() => service.attempts).toBe(1);
    await killedServer.stop('SIGKILL');
    expect(await response).toBe('no response');
    service.behaviour = 'success';
    otherServer.services.enquiries.sendSoon();
    expect(service.attempts, 'before the lease has expired').toBe(1);
    const claimed_until = new Date(Date.now() - 1_000).toISOString();
    const expiredLeases = await database
      .updateTable('deliveries')
      .set({ claimed_until, next_attempt_at: claimed_until })
      .where('claim', 'is not', null)
      .executeTakeFirst();
    expect(expiredLeases.numUpdatedRows).toBe(1n);
    await expect.poll(() => service.emails.length).toBe(1);
    expect(service.emails[0]?.message).toBe(enquiry.message);
    await otherServer.close();
    expect(service.emails).toHaveLength(1);
  });
});
