import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../../server/database/index.ts';
import { addPerson } from '../desk/desk-browser.ts';
import { FakeFormService } from '../support/services/form-service.ts';
import { type InProcessSite, startInProcess } from '../support/site/site-in-process.ts';
import { SiteServer } from '../support/site/site-server.ts';
import { anEnquiry, post } from '../support/site/visitor.ts';
import { freshSqlite } from '../support/temporary.ts';

const hour = 3_600_000;
const day = 24 * hour;
const tenYears = 3_652 * day;
const timings = { firstRetryDelay: 100, maxRetryDelay: 200, pollInterval: 50 };

/** Sets the clock of this process, and so of the server in it; timers keep running. */
function setClock(aheadBy: number): void {
  vi.useRealTimers();
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: now + aheadBy });
}

describe('a clock', () => {
  let service: FakeFormService;
  let site: InProcessSite;
  let environment: Record<string, string>;

  beforeAll(async () => {
    service = await FakeFormService.create();
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    service.reset();
    environment = { DATABASE_URL: freshSqlite(), ...service.environment };
    site = await startInProcess(environment, timings);
  });
  afterEach(async () => {
    vi.useRealTimers();
    await site.close();
  });

  const send = (enquiry = anEnquiry()) => post(site.url, enquiry);
  const statuses = async () =>
    (await site.services.enquiries.repository.list()).map(({ delivery }) => delivery);

  /** Restarts the server with its clock ahead, after a run in which it has deleted what was due. */
  async function restart(aheadBy: number): Promise<void> {
    await site.close();
    setClock(aheadBy);
    // Closing waits until the server has deleted what is due at its start.
    await (await startInProcess(environment, timings)).close();
    site = await startInProcess(environment, timings);
  }

  it('ten years ahead when the server starts deletes nothing until the server has run for a day', async () => {
    await send();
    await restart(tenYears);
    expect(await statuses()).toEqual(['delivered']);
    await restart(tenYears + 20 * hour);
    expect(await statuses()).toEqual(['delivered']);
    await restart(tenYears + 25 * hour);
    expect(await statuses()).toEqual([]);
  });

  it('ten years ahead that is then corrected deletes nothing', async () => {
    await send();
    await restart(tenYears);
    await restart(0);
    await restart(25 * hour);
    expect(await statuses()).toEqual(['delivered']);
  });

  it('ten years ahead does not keep deleted text in the files once no other program reads it', {
    tags: ['stress'],
  }, async () => {
    const { browser } = await addPerson(site, 'reception');
    await send(anEnquiry({ name: 'Someone Who Asked To Be Forgotten' }));
    const [enquiry] = await site.services.enquiries.repository.list();
    const file = environment.DATABASE_URL?.slice('file:'.length) ?? '';
    const isInFiles = () =>
      [file, `${file}-wal`].some((path) => readFileSync(path).includes('To Be Forgotten'));
    const backup = new DatabaseSync(file);
    backup.exec('begin; select * from enquiries');
    const body = { version: enquiry?.version, confirm: true };
    const response = await browser.request('DELETE', `/enquiries/${enquiry?.id}`, body);
    expect(response.status).toBe(204);
    expect(isInFiles()).toBe(true);
    // It stays open, as the last program that closes the database would overwrite the text.
    backup.exec('commit');
    await restart(tenYears);
    await expect.poll(isInFiles).toBe(false);
    backup.close();
  });

  it('far ahead when a delivery failed does not delay the next attempt', async () => {
    setClock(30 * day);
    service.behaviour = 'error';
    expect((await send()).status).toBe(502);
    service.behaviour = 'success';
    setClock(0);
    await expect.poll(statuses).toEqual(['delivered']);
  });

  it('far ahead when a server died while sending does not delay the next attempt', async () => {
    service.behaviour = 'error';
    await send();
    const claimed_until = new Date(Date.now() + 30 * day).toISOString();
    const { database } = site.services;
    await database.updateTable('deliveries').set({ claim: 'x', claimed_until }).execute();
    service.behaviour = 'success';
    await expect.poll(statuses).toEqual(['delivered']);
  });

  it('far ahead when an enquiry arrived does not make the same text a month later count as a repeat', async () => {
    const enquiry = anEnquiry();
    setClock(tenYears);
    await send(enquiry);
    setClock(30 * day);
    await send({ ...enquiry, id: 'another-page' });
    expect(service.emails).toHaveLength(2);
  });
});

it('a clock that has jumped is reported in the log', { tags: ['stress'] }, async () => {
  const DATABASE_URL = freshSqlite();
  const database = await openDatabase(DATABASE_URL);
  const recorded_at = new Date(Date.now() - 2 * day).toISOString();
  await database.insertInto('clock').values({ name: 'server', recorded_at }).execute();
  await database.destroy();
  const server = await SiteServer.start({ DATABASE_URL }, { pages: false });
  const warnings = () => server.log.filter((line) => line.includes('the clock'));
  await expect.poll(warnings).toHaveLength(1);
  expect(warnings()[0]).toContain('"level":40');
  expect(warnings()[0]).toContain('nothing is deleted');
  await server.stop();
});
