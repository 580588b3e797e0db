import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../server/database/index.ts';
import { freshPostgres } from '../support/databases.ts';
import { runCommand } from '../support/run-command.ts';
import { type InProcessSite, startInProcess } from '../support/site-in-process.ts';
import { freshSqlite, temporaryFolder } from '../support/temporary.ts';
import { anEnquiry, post } from '../support/visitor.ts';

async function backUp(databaseUrl: string, folder: string, ...more: string[]) {
  const environment = { DATABASE_URL: databaseUrl };
  const { code } = await runCommand('scripts/backup.ts', [folder, ...more], environment);
  return { status: code, files: (await readdir(folder).catch(() => [])).sort() };
}

/** Writes a file that was last changed so many days ago. */
async function writeAged(file: string, days: number): Promise<void> {
  const changed = new Date(Date.now() - days * 86_400_000);
  await writeFile(file, '');
  await utimes(file, changed, changed);
}

/** Sends enquiries until told to stop; gives those that were answered with success. */
function sendEnquiries(site: InProcessSite) {
  const answered: string[] = [];
  let over = false;
  const write = async () => {
    while (!over) {
      const enquiry = anEnquiry();
      if ((await post(site.url, enquiry)).status === 200) answered.push(enquiry.message);
    }
  };
  const writers = [write(), write(), write()];
  return {
    answered,
    until: (count: number) =>
      expect.poll(() => answered.length, { timeout: 60_000, interval: 5 }).toBeGreaterThan(count),
    async stop() {
      over = true;
      await Promise.all(writers);
    },
  };
}

/** The messages that a database holds. */
async function messagesIn(databaseUrl: string): Promise<string[]> {
  const database = await openDatabase(databaseUrl);
  const rows = await database.selectFrom('enquiries').select('content').execute();
  await database.destroy();
  return rows.map(({ content }) => String((JSON.parse(content) as { message: string }).message));
}

/** Backs up while enquiries arrive; what was answered before must be in it, once. */
async function backUpInTraffic(databaseUrl: string, folder: string) {
  const site = await startInProcess({ DATABASE_URL: databaseUrl });
  const sent = sendEnquiries(site);
  await sent.until(50);
  const before = [...sent.answered];
  const backup = await backUp(databaseUrl, folder);
  await sent.until(sent.answered.length + 20);
  await sent.stop();
  await site.close();
  return { before, all: sent.answered, ...backup };
}

describe('a backup of SQLite taken while enquiries arrive', () => {
  it('is restored elsewhere with every enquiry that was answered before it', async () => {
    const folder = temporaryFolder();
    const { before, all, status, files } = await backUpInTraffic(freshSqlite(), folder);
    expect(status).toBe(0);
    expect(files).toHaveLength(1);

    const elsewhere = join(temporaryFolder(), 'clinic.db');
    await copyFile(join(folder, files[0] ?? ''), elsewhere);
    const restored = await startInProcess({ DATABASE_URL: `file:${elsewhere}` });
    expect((await post(restored.url, anEnquiry())).status).toBe(200);
    await restored.close();

    const messages = await messagesIn(`file:${elsewhere}`);
    expect(new Set(messages).size).toBe(messages.length);
    expect(messages).toEqual(expect.arrayContaining(before));
    expect(messages.length).toBeLessThan(all.length);
  });

  it('is for nobody else to read; old ones are deleted once there are enough newer ones', async () => {
    const url = freshSqlite();
    await (await openDatabase(url)).destroy();
    const folder = temporaryFolder();
    const young = Array.from({ length: 13 }, (_, day) => [
      `clinic-2026-01-${day + 10}.db`,
      day + 1,
    ]);
    // The last is from a clock ten years ahead, the two before it are older than fourteen days.
    const old = [
      ['clinic-2019-12-31.db', 15],
      ['clinic-2020-01-01.db', 400],
      ['clinic-2036.db', -3650],
    ];
    for (const [name, days] of [...young, ...old, ['notes.txt', 400]]) {
      await writeAged(join(folder, String(name)), Number(days));
    }
    const { files } = await backUp(url, folder, '14');
    const kept = [
      ...young.map(([name]) => name),
      expect.stringMatching(/^clinic-.*Z\.db$/),
      'notes.txt',
    ];
    expect(files).toEqual(expect.arrayContaining(kept));
    expect(files).toHaveLength(kept.length);
    const [newest = ''] = files.filter((name) => name.endsWith('Z.db'));
    const mode = spawnSync('stat', ['-c', '%a', join(folder, newest)], { encoding: 'utf8' });
    expect(mode.stdout.trim()).toBe('600');
  });

  it('deletes none of the others where the clock has jumped ahead', async () => {
    const url = freshSqlite();
    await (await openDatabase(url)).destroy();
    const folder = temporaryFolder();
    // Of last night, when the clock was wrong already, and of the nights before.
    const earlier = [1, 3651, 3652, 3653];
    for (const days of earlier) await writeAged(join(folder, `clinic-2026-01-${days}.db`), days);
    expect((await backUp(url, folder, '14')).files).toHaveLength(earlier.length + 1);
  });

  it('into a folder that does not exist is refused', async () => {
    const url = freshSqlite();
    await (await openDatabase(url)).destroy();
    const missing = join(temporaryFolder(), 'bakups');
    const { code, errors } = await runCommand('scripts/backup.ts', [missing], {
      DATABASE_URL: url,
    });
    expect(code).toBe(1);
    expect(errors).toContain(`${missing} is not a folder: create it, or correct the path.`);
    expect(existsSync(missing)).toBe(false);
  });

  it('of a database that is not there fails and leaves nothing', async () => {
    const folder = temporaryFolder();
    const missing = `file:${join(temporaryFolder(), 'no-such.db')}`;
    expect(await backUp(missing, folder)).toEqual({ status: 1, files: [] });
  });
});

const version = /\(PostgreSQL\) (\d+)/;
const dump = version.exec(spawnSync('pg_dump', ['--version'], { encoding: 'utf8' }).stdout ?? '');
const canDump = Number(dump?.[1] ?? 0) >= 18;
if (!canDump) console.warn('No pg_dump of PostgreSQL 18 here: its backup is not tested.');

describe.skipIf(!canDump)('a backup of PostgreSQL taken while enquiries arrive', () => {
  it('is restored elsewhere with every enquiry that was answered before it', async () => {
    const folder = temporaryFolder();
    const { before, status, files } = await backUpInTraffic(await freshPostgres(), folder);
    expect(status).toBe(0);
    const elsewhere = await freshPostgres();
    const restore = ['--no-owner', `--dbname=${elsewhere}`, join(folder, files[0] ?? '')];
    expect(spawnSync('pg_restore', restore).status).toBe(0);
    expect(await messagesIn(elsewhere)).toEqual(expect.arrayContaining(before));
  });
});
