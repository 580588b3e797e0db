import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HeldTimeouts } from '../../support/databases/held-timeouts.ts';
import { databaseErrors, expectServerErrors } from '../../support/site/server-errors.ts';
import { type InProcessSite, startInProcess } from '../../support/site/site-in-process.ts';
import { SiteServer } from '../../support/site/site-server.ts';
import { anEnquiry, checkReadiness, post, postForm } from '../../support/site/visitor.ts';
import { freshSqlite, temporaryFolder } from '../../support/temporary.ts';
import { lockSqlite } from './lock-sqlite.ts';

expectServerErrors(databaseErrors);

describe('when the SQLite database', () => {
  let timeouts: HeldTimeouts;
  let site: InProcessSite;
  let file: string;

  beforeEach(async () => {
    timeouts = new HeldTimeouts();
    const DATABASE_URL = freshSqlite();
    file = DATABASE_URL.slice('file:'.length);
    site = await startInProcess({ DATABASE_URL }, { timeout: timeouts.timeout });
  });
  afterEach(() => site.close());

  const send = () => post(site.url, anEnquiry());
  const countStored = async () => (await site.services.enquiries.repository.list()).length;
  const expectRedMessage = async () => {
    timeouts.forget();
    const response = send();
    await expect.poll(() => timeouts.armed).toHaveLength(1);
    timeouts.expire();
    expect(await response).toMatchObject({
      status: 503,
      body: { success: false, problem: 'unavailable' },
    });
  };

  it('is full, the form shows the red message, and the green one by itself once there is room', async () => {
    const quickSite = await startInProcess(
      { DATABASE_URL: `file:${file}` },
      { storeTimeout: 1_000 },
    );
    const { database } = quickSite.services;
    await sql`pragma max_page_count = 30`.execute(database);
    let count = 0;
    const postBig = () =>
      post(quickSite.url, anEnquiry({ message: `${count} ${'न'.repeat(4_000)}` }));
    let response = await postBig();
    for (; response.body.success; response = await postBig()) count += 1;
    expect(response.status).toBe(503);
    expect(await countStored()).toBe(count);
    expect(await checkReadiness(quickSite.url)).toEqual([503, 'storage']);
    await sql`pragma max_page_count = 1000000`.execute(database);
    await expect.poll(() => checkReadiness(quickSite.url)).toEqual([200, undefined]);
    await expect.poll(async () => (await postBig()).status).toBe(200);
    expect(await countStored()).toBe(count + 1);
    await quickSite.close();
  });

  it('is locked for a moment, the visitor does not notice', async () => {
    const unlock = await lockSqlite(`file:${file}`);
    const response = send();
    await expect.poll(() => timeouts.armed).toHaveLength(1);
    unlock();
    expect((await response).status).toBe(200);
  });

  it('is gone, the form shows the red message and the server is not ready, and both recover by themselves when it is back', async () => {
    expect((await send()).status).toBe(200);
    const folder = dirname(file);
    renameSync(folder, `${folder}-away`);
    await expectRedMessage();
    expect((await fetch(`${site.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    mkdirSync(folder);
    await expectRedMessage();
    rmSync(folder, { recursive: true });
    renameSync(`${folder}-away`, folder);
    expect((await send()).status).toBe(200);
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
    expect(await countStored()).toBe(2);
  });

  it('is gone, a form without JavaScript is refused as unavailable too', async () => {
    renameSync(file, `${file}-away`);
    const response = postForm(site.url, anEnquiry());
    await expect.poll(() => timeouts.armed).toHaveLength(1);
    timeouts.expire();
    const { status } = await response;
    renameSync(`${file}-away`, file);
    expect(status).toBe(503);
  });
});

/** A disk of two megabytes, which only root can mount, and not in every container. */
const smallDisk = ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs'];

function canMount(): boolean {
  const folder = temporaryFolder();
  if (spawnSync('mount', [...smallDisk, folder]).status !== 0) return false;
  return spawnSync('umount', [folder]).status === 0;
}

describe.runIf(canMount())('while the disk is full', () => {
  const folder = join(temporaryFolder(), 'disk');
  let server: SiteServer;

  beforeEach(() => {
    mkdirSync(folder);
    execFileSync('mount', [...smallDisk, folder]);
  });
  afterEach(async () => {
    await server.stop('SIGKILL');
    execFileSync('umount', [folder]);
  });

  it('the form shows the red message and the log says why; it shows the green one by itself once there is room', {
    tags: ['stress'],
  }, async () => {
    const DATABASE_URL = `file:${join(folder, 'clinic.db')}`;
    server = await SiteServer.start(
      { DATABASE_URL },
      { pages: false, timings: { storeTimeout: 2_000, enquiries: { diskReserve: 0 } } },
    );
    expect((await post(server.url, anEnquiry())).status).toBe(200);
    const filler = join(folder, 'filler');
    fill(filler);
    let response = await post(server.url, anEnquiry());
    let count = 1;
    for (; response.body.success; response = await post(server.url, anEnquiry())) count += 1;
    expect(response).toMatchObject({ status: 503, body: { success: false } });
    const log = () => server.log.join('\n');
    await expect.poll(log).toMatch(/(disk is full|disk I\/O error).*could not be stored/);
    expect(await checkReadiness(server.url)).toEqual([503, 'storage']);
    rmSync(filler);
    expect(await checkReadiness(server.url)).toEqual([200, undefined]);
    expect((await post(server.url, anEnquiry())).status).toBe(200);
    await server.stop();
    const database = new DatabaseSync(DATABASE_URL.slice('file:'.length), { readOnly: true });
    expect(database.prepare('select count(*) as stored from enquiries').get()).toEqual({
      stored: count + 1,
    });
    database.close();
  });
});

/** Writes until the disk is full. */
function fill(path: string): void {
  for (let size = 1_024 * 1_024; size >= 1_024; size /= 2) {
    try {
      for (;;) writeFileSync(path, Buffer.alloc(size), { flag: 'a' });
    } catch {
      // Full for blocks of this size: continue with smaller ones.
    }
  }
}
