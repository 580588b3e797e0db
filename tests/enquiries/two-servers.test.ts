import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../server/database/index.ts';
import { freshPostgres } from '../support/databases.ts';
import { FakeFormService } from '../support/form-service.ts';
import { startInProcess } from '../support/site-in-process.ts';
import { SiteServer } from '../support/site-server.ts';
import { anEnquiry, post } from '../support/visitor.ts';

const timings = {
  sendTimeout: 2_000,
  leaseDuration: 3_000,
  firstRetryDelay: 200,
  longestRetryDelay: 500,
  pollInterval: 50,
};

describe('two servers on one PostgreSQL', () => {
  let service: FakeFormService;
  let environment: Record<string, string>;

  beforeAll(async () => {
    service = await FakeFormService.create();
  });
  afterAll(async () => {
    await service.close();
  });
  beforeEach(async () => {
    service.reset();
    environment = { DATABASE_URL: await freshPostgres(), ...service.environment };
  });

  const start = () => SiteServer.start(environment, { pages: false, timings });
  const both = () => Promise.all([start(), start()]);

  it('start at the same moment on an empty database, and answer an enquiry posted to both with one email', async () => {
    const servers = await both();
    for (const { url } of servers) expect((await fetch(`${url}/readyz`)).status).toBe(200);
    service.delay = 200;
    const enquiry = anEnquiry();
    const answers = await Promise.all(servers.map(({ url }) => post(url, enquiry)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(service.emails).toHaveLength(1);
    for (const server of servers) await server.stop();
  });

  it('deliver each waiting enquiry once', async () => {
    service.behaviour = 'error';
    const first = await startInProcess(environment, { ...timings, pollInterval: 60_000 });
    const enquiries = Array.from({ length: 40 }, () => anEnquiry());
    for (const enquiry of enquiries) {
      expect((await post(first.url, enquiry)).status).toBe(502);
    }
    await first.close();
    service.behaviour = 'success';
    service.delay = 20;
    const servers = await both();
    await expect.poll(() => service.emails.length, { timeout: 20_000 }).toBe(enquiries.length);
    await wait(300);
    for (const server of servers) await server.stop();
    const messages = service.emails.map(({ message }) => message);
    expect(new Set(messages).size).toBe(enquiries.length);
    expect(messages).toHaveLength(enquiries.length);
  });

  it('when one is killed while delivering, the other delivers', async () => {
    const [killed, other] = await both();
    service.behaviour = 'silence';
    const enquiry = anEnquiry();
    const answer = post(killed.url, enquiry).catch(() => 'no answer');
    await expect.poll(() => service.begun, { interval: 10 }).toBe(1);
    await killed.stop('SIGKILL');
    expect(await answer).toBe('no answer');
    service.behaviour = 'success';
    await expect.poll(() => service.emails.length, { timeout: 20_000 }).toBe(1);
    expect(service.emails[0]?.message).toBe(enquiry.message);
    await other.stop();
    expect(service.emails).toHaveLength(1);
  });

  it('when one is killed between the answer and the note of it, the service sees it twice', async () => {
    const [killed, other] = await both();
    // A lock on the row keeps the note of the delivery from being written.
    const database = await openDatabase(environment.DATABASE_URL ?? '');
    service.delay = 500;
    void post(killed.url, anEnquiry()).catch(() => {});
    await expect.poll(() => service.begun, { interval: 10 }).toBe(1);
    await database.transaction().execute(async (transaction) => {
      await transaction.selectFrom('deliveries').select('enquiry_id').forUpdate().execute();
      await expect.poll(() => service.emails.length, { interval: 10 }).toBe(1);
      await killed.stop('SIGKILL');
      // What the dead server had already asked of PostgreSQL would still be done.
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(transaction);
    });
    await expect.poll(() => service.emails.length, { timeout: 20_000 }).toBe(2);
    await other.stop();
    await database.destroy();
    expect(service.emails).toHaveLength(2);
  });
});
