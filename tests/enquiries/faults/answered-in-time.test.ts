import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pLimit from 'p-limit';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../server/database/index.ts';
import { defaultTimings } from '../../../server/enquiries/outbox/deliveries.ts';
import { freshPostgres } from '../../support/databases/databases.ts';
import { HeldTimeouts } from '../../support/databases/held-timeouts.ts';
import { FakeFormService } from '../../support/services/form-service.ts';
import { databaseErrors, expectServerErrors } from '../../support/site/server-errors.ts';
import { type InProcessSite, startInProcess } from '../../support/site/site-in-process.ts';
import { anEnquiry, post } from '../../support/site/visitor.ts';
import { stressIf } from '../../support/stress-if.ts';
import { freshSqlite } from '../../support/temporary.ts';
import { FreezableProxy } from './freezable-proxy.ts';
import { lockSqlite } from './lock-sqlite.ts';

expectServerErrors(databaseErrors);

/**
 * The default timeouts, which add up to less than four seconds: see server/enquiries/outbox/deliveries.test.ts.
 */
const { storeTimeout, otherQueryTimeout } = defaultTimings;

describe('an enquiry is answered as soon as its timeout expires, if PostgreSQL', () => {
  let service: FakeFormService;
  let proxy: FreezableProxy;
  let site: InProcessSite;
  let databaseUrl: string;
  let timeouts: HeldTimeouts;

  beforeAll(async () => {
    service = await FakeFormService.create();
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    service.reset();
    timeouts = new HeldTimeouts();
    databaseUrl = await freshPostgres();
    proxy = await FreezableProxy.create(databaseUrl);
    const DATABASE_URL = proxy.urlFor(databaseUrl);
    site = await startInProcess(
      { DATABASE_URL, ...service.environment },
      {
        pollInterval: 60_000,
        queryTimeout: 1_000,
        storeTimeout,
        otherQueryTimeout,
        timeout: timeouts.timeout,
      },
    );
    // A connection of the pool is open before the database fails.
    expect((await post(site.url, anEnquiry())).status).toBe(200);
    timeouts.forget();
  });
  afterEach(async () => {
    proxy.thaw();
    timeouts.expireAll();
    await site.close();
    proxy.close();
  });

  const send = (enquiry = anEnquiry()) => post(site.url, enquiry);
  const waitUntilFrozen = () => expect.poll(() => proxy.isFrozen).toBe(true);
  const waitUntilArmed = (...milliseconds: number[]) =>
    expect.poll(() => timeouts.armed).toEqual(milliseconds);

  /** Writes on every connection of the pool, and reads from outside. */
  async function expectWritesToBeKept(): Promise<void> {
    const { database } = site.services;
    const ids = Array.from({ length: 30 }, () => randomUUID());
    const row = { content: '{}', created_at: new Date().toISOString() };
    await pLimit(10).map(ids, (id) =>
      database
        .insertInto('enquiries')
        .values({ id, ...row })
        .execute(),
    );
    const client = new pg.Client(databaseUrl);
    await client.connect();
    const { rowCount } = await client.query("select * from enquiries where content = '{}'");
    await client.end();
    expect(rowCount).toBe(ids.length);
  }

  it('has locked its table: many visitors see the red message, other requests are answered, and later enquiries succeed without a restart', async () => {
    const otherDatabase = await openDatabase(databaseUrl);
    await otherDatabase.transaction().execute(async (transaction) => {
      await sql`lock table enquiries in access exclusive mode`.execute(transaction);
      const responses = Array.from({ length: 12 }, () => send());
      await waitUntilArmed(...responses.map(() => storeTimeout));
      expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
      timeouts.expire();
      for (const { status, body } of await Promise.all(responses)) {
        expect([status, body.problem]).toEqual([503, 'unavailable']);
      }
    });
    await otherDatabase.destroy();
    expect((await send()).status).toBe(200);
    expect(await site.services.enquiries.repository.list(), 'none that was refused').toHaveLength(
      2,
    );
  });

  for (const statement of ['begin', 'insert into "enquiries"', 'commit']) {
    it(
      `stops answering at "${statement}", and recovers`,
      stressIf(statement !== 'commit'),
      async () => {
        proxy.freezeAt = statement;
        for (let count = 0; count < 2; count += 1) {
          const response = send();
          await waitUntilFrozen();
          await expect.poll(() => timeouts.armed).toContain(storeTimeout);
          timeouts.expire();
          expect((await response).status).toBe(503);
        }
        // Each request ends with a timeout of PostgreSQL, after the timeouts of the statements before it.
        for (let count = 0; count < 2; count += 1) {
          expect((await fetch(`${site.url}/readyz`)).status).toBe(503);
        }
        proxy.thaw();
        await expectWritesToBeKept();
        expect((await send()).status).toBe(200);
      },
    );
  }

  it('stops answering once the form service has the enquiry', async () => {
    proxy.freezeAt = 'update "deliveries" set "delivered_at"';
    const response = send();
    await waitUntilFrozen();
    expect(timeouts.armed).toContain(otherQueryTimeout);
    timeouts.expire(otherQueryTimeout);
    expect((await response).status).toBe(200);
  });

  it('stops answering once the form service has refused it', { tags: ['stress'] }, async () => {
    service.behaviour = 'error';
    proxy.freezeAt = 'update "deliveries" set "problem"';
    const response = send();
    await waitUntilFrozen();
    expect(timeouts.armed).toContain(otherQueryTimeout);
    timeouts.expire(otherQueryTimeout);
    expect((await response).status).toBe(502);
  });

  it('stops answering while a repeat waits for the first attempt', {
    tags: ['stress'],
  }, async () => {
    const enquiry = anEnquiry();
    const release = service.hold();
    const firstRequest = send(enquiry);
    await expect.poll(() => service.attempts).toBe(2);
    proxy.freezeAt = 'select "delivered_at"';
    timeouts.forget();
    const repeat = send(enquiry);
    await waitUntilFrozen();
    expect(timeouts.armed).toContain(otherQueryTimeout);
    timeouts.expire(otherQueryTimeout);
    expect((await repeat).status).toBe(502);
    timeouts.forget();
    release();
    await waitUntilArmed(otherQueryTimeout);
    timeouts.expire();
    expect((await firstRequest).status).toBe(200);
  });
});

it('each of many enquiries is answered as soon as its timeout expires, if SQLite is locked', async () => {
  const DATABASE_URL = freshSqlite();
  const timeouts = new HeldTimeouts();
  const { timeout } = timeouts;
  const site = await startInProcess({ DATABASE_URL }, { storeTimeout, otherQueryTimeout, timeout });
  const unlock = await lockSqlite(DATABASE_URL);
  const responses = Array.from({ length: 20 }, () => post(site.url, anEnquiry()));
  await expect.poll(() => timeouts.armed).toEqual(Array(20).fill(storeTimeout));
  expect((await fetch(`${site.url}/healthz`)).status, 'another request').toBe(200);
  timeouts.expire();
  for (const { status, body } of await Promise.all(responses)) {
    expect([status, body.problem]).toEqual([503, 'unavailable']);
  }
  unlock();
  expect((await post(site.url, anEnquiry())).status).toBe(200);
  expect(await site.services.enquiries.repository.list(), 'none that was refused').toHaveLength(1);
  await site.close();
});
