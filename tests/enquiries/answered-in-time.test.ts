import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../server/database/index.ts';
import { FakeFormService } from '../support/form-service.ts';
import { TestPostgres } from '../support/postgres.ts';
import { type InProcessSite, startInProcess } from '../support/site-in-process.ts';
import { freshSqlite } from '../support/temporary.ts';
import { anEnquiry, flashToken, post, postForm } from '../support/visitor.ts';
import { FreezableProxy } from './freezable-proxy.ts';
import { lockSqlite } from './lock-sqlite.ts';

/** What is promised, in milliseconds; a proxy in front gives up soon after. */
const promised = 4_000;

/** Waits for an answer, which must come in the promised time. */
async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const began = performance.now();
  const answered = await answer;
  expect(performance.now() - began).toBeLessThan(promised);
  return answered;
}

describe('an enquiry is answered within 4 seconds where PostgreSQL', () => {
  let postgres: TestPostgres;
  let service: FakeFormService;
  let proxy: FreezableProxy;
  let site: InProcessSite;
  let direct: string;

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
    direct = await postgres.freshDatabase();
    proxy = await FreezableProxy.create(direct);
    const DATABASE_URL = proxy.urlFor(direct);
    site = await startInProcess({ DATABASE_URL, ...service.environment }, { pollInterval: 60_000 });
    // A connection of the pool is open when the trouble begins.
    expect((await post(site.url, anEnquiry())).status).toBe(200);
  });
  afterEach(async () => {
    proxy.thaw();
    await site.close();
    proxy.close();
  });

  const send = (enquiry = anEnquiry()) => inTime(post(site.url, enquiry));

  /** Writes on every connection of the pool, and reads from outside. */
  async function expectWritesToBeKept(): Promise<void> {
    const { database } = site.services;
    const tokens = Array.from({ length: 100 }, () => randomUUID());
    const written = { outcome: '{}', expires_at: new Date().toISOString() };
    await Promise.all(
      tokens.map((token_hash) =>
        database
          .insertInto('form_outcomes')
          .values({ token_hash, ...written })
          .execute(),
      ),
    );
    const client = new pg.Client(direct);
    await client.connect();
    const { rowCount } = await client.query('select * from form_outcomes');
    await client.end();
    expect(rowCount).toBe(tokens.length);
  }

  it('has locked its table', async () => {
    const other = await openDatabase(direct);
    await other.transaction().execute(async (transaction) => {
      await sql`lock table enquiries in access exclusive mode`.execute(transaction);
      const answers = await Promise.all(Array.from({ length: 12 }, () => send()));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    });
    await other.destroy();
    expect((await send()).status).toBe(200);
  });

  it.each(['begin', 'insert into "enquiries"', 'commit'])(
    'does not answer any more from "%s" on, and recovers',
    async (statement) => {
      proxy.freezeAt = statement;
      expect((await send()).status).toBe(503);
      expect((await send()).status).toBe(503);
      const ready = await inTime(fetch(`${site.url}/readyz`));
      expect(ready.status).toBe(503);
      proxy.thaw();
      await expectWritesToBeKept();
      await expect.poll(async () => (await post(site.url, anEnquiry())).status).toBe(200);
    },
  );

  it('does not answer any more once the form service has the enquiry', async () => {
    proxy.freezeAt = 'update "deliveries" set "delivered_at"';
    expect((await send()).status).toBe(200);
  });

  it('does not answer any more when the form service has refused it', async () => {
    service.behaviour = 'error';
    proxy.freezeAt = 'update "deliveries" set "claim" = $1, "claimed_until" = $2, "problem"';
    expect((await send()).status).toBe(502);
  });

  it('does not answer any more while a repeat waits for the first attempt', async () => {
    const enquiry = anEnquiry();
    service.delay = 500;
    const first = send(enquiry);
    await expect.poll(() => service.begun, { interval: 10 }).toBe(2);
    proxy.freezeAt = 'select "delivered_at"';
    const repeat = send(enquiry);
    expect((await first).status).toBe(200);
    expect((await repeat).status).toBe(502);
  });

  it('does not answer any more: the page without JavaScript shows what was typed, in time too', async () => {
    proxy.freeze();
    const typed = anEnquiry();
    const response = await inTime(postForm(site.url, typed));
    expect(response.status).toBe(303);
    const shown = await inTime(site.services.enquiries.flashMessageFor(flashToken(response)));
    expect(shown).toMatchObject({ problem: 'unavailable', values: typed });
    const unknown = site.services.enquiries.flashMessageFor('x'.repeat(32));
    expect(await inTime(unknown)).toBeNull();
  });

  it('is gone', async () => {
    await postgres.stop();
    expect((await send()).status).toBe(503);
    await postgres.start();
    expect((await send()).status).toBe(200);
  });
});

describe('an enquiry is answered within 4 seconds where SQLite', () => {
  it('is locked, for each of a crowd', async () => {
    const DATABASE_URL = freshSqlite();
    const site = await startInProcess({ DATABASE_URL });
    const unlock = await lockSqlite(DATABASE_URL);
    const answers = Array.from({ length: 20 }, () => inTime(post(site.url, anEnquiry())));
    const forms = Array.from({ length: 5 }, () => inTime(postForm(site.url, anEnquiry())));
    for (const { status } of await Promise.all(answers)) expect(status).toBe(503);
    for (const { status } of await Promise.all(forms)) expect(status).toBe(303);
    unlock();
    expect((await inTime(post(site.url, anEnquiry()))).status).toBe(200);
    await site.close();
  });
});
