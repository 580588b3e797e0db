import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../server/database/index.ts';
import { FakeFormService } from '../support/form-service.ts';
import { TestPostgres } from '../support/postgres.ts';
import { type InProcessSite, startInProcess } from '../support/site-in-process.ts';
import { anEnquiry, post } from '../support/visitor.ts';

describe('a bad day of PostgreSQL', () => {
  let postgres: TestPostgres;
  let service: FakeFormService;
  let site: InProcessSite;

  beforeAll(async () => {
    postgres = await TestPostgres.create();
    service = await FakeFormService.create();
  });
  afterAll(async () => {
    await service.close();
    await postgres.destroy();
  });
  beforeEach(async () => {
    service.reset();
    const DATABASE_URL = await postgres.freshDatabase();
    site = await startInProcess(
      { DATABASE_URL, ...service.environment },
      {
        storeTimeout: 1_000,
        sendTimeout: 1_000,
        leaseDuration: 2_000,
        firstRetryDelay: 200,
        longestRetryDelay: 500,
        pollInterval: 100,
      },
    );
  });
  afterEach(() => site.close());

  const send = (enquiry = anEnquiry()) => post(site.url, enquiry);
  const stored = () => site.services.enquiries.staff.list();

  it('is gone: red and not ready, pages as before, then green by itself', async () => {
    await postgres.stop();
    expect(await send()).toMatchObject({ status: 503, body: { problem: 'unavailable' } });
    expect((await fetch(`${site.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    await postgres.start();
    expect((await send()).status).toBe(200);
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
    expect(await stored()).toHaveLength(1);
  });

  it('is locked: red before the visitor gives up, then green by itself', async () => {
    const other = await openDatabase(site.services.config.databaseUrl);
    await other.transaction().execute(async (transaction) => {
      await sql`lock table enquiries in access exclusive mode`.execute(transaction);
      const began = performance.now();
      expect(await send()).toMatchObject({ status: 503, body: { problem: 'unavailable' } });
      expect(performance.now() - began).toBeLessThan(10_000);
      expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    });
    await other.destroy();
    expect((await send()).status).toBe(200);
  });

  it('has its posts locked: enquiries are stored though a crowd asks for posts', async () => {
    const other = await openDatabase(site.services.config.databaseUrl);
    const crowd = await other.transaction().execute(async (transaction) => {
      await sql`lock table blogs in access exclusive mode`.execute(transaction);
      const asked = Array.from({ length: 300 }, async (_, number) => {
        return (await fetch(`${site.url}/api/blogs/invented-${number}`)).status;
      });
      // Those who would wait for too long are told so at once.
      expect(await Promise.race(asked)).toBe(502);
      expect((await send()).status).toBe(200);
      return asked;
    });
    await other.destroy();
    expect(new Set(await Promise.all(crowd))).toEqual(new Set([404, 502]));
  });

  it('is restarted under load: nothing answered with success is lost', {
    timeout: 60_000,
  }, async () => {
    const acknowledged = new Set<string>();
    let over = false;
    const visit = async () => {
      while (!over) {
        const enquiry = anEnquiry();
        const answer = await send(enquiry);
        if (answer.body.success) acknowledged.add(enquiry.message);
      }
    };
    const visits = Array.from({ length: 10 }, visit);
    for (const signal of ['SIGINT', 'SIGQUIT', 'SIGINT'] as const) {
      const before = acknowledged.size;
      while (acknowledged.size < before + 50) await wait(10);
      await postgres.stop(signal);
      await postgres.start();
    }
    const before = acknowledged.size;
    while (acknowledged.size < before + 50) await wait(10);
    over = true;
    await Promise.all(visits);
    const waiting = async () =>
      (await stored()).filter(({ status }) => status !== 'delivered').length;
    await expect.poll(waiting, { timeout: 20_000 }).toBe(0);
    const kept = new Set((await stored()).map(({ message }) => message));
    const arrived = new Set(service.emails.map(({ message }) => message));
    const lost = [...acknowledged].filter((message) => !kept.has(message) || !arrived.has(message));
    console.log(
      `PostgreSQL restarted 3 times under load: ${acknowledged.size} answered with success, ${lost.length} lost, ${service.emails.length - arrived.size} sent twice`,
    );
    expect(lost).toEqual([]);
  });
});
