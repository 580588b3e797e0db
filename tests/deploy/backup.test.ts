import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOutcomes } from '../../server/backup/index.ts';
import { openDatabase } from '../../server/database/index.ts';
import { freshPostgres } from '../support/databases/databases.ts';
import { TestPostgres } from '../support/databases/postgres.ts';
import { runCommand } from '../support/run-command.ts';
import { type InProcessSite, startInProcess } from '../support/site/site-in-process.ts';
import { anEnquiry, post } from '../support/site/visitor.ts';
import { freshSqlite, temporaryFolder } from '../support/temporary.ts';

/** What the log says of a complete backup. */
const proven = 'backed up, and restored to prove it';

/** Backs up, and returns the lines that were logged as well. */
async function backUp(databaseUrl: string, folder: string, ...more: string[]) {
  const environment = { DATABASE_URL: databaseUrl };
  const { code, output } = await runCommand('scripts/backup.ts', [folder, ...more], environment);
  const log = output
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  return { status: code, log, files: (await readdir(folder).catch(() => [])).sort() };
}

/** What the database has recorded of its backups. */
async function outcomesIn(databaseUrl: string) {
  const database = await openDatabase(databaseUrl);
  const outcomes = await readOutcomes(database);
  await database.destroy();
  return outcomes;
}

/** Writes a file that was last changed this many days ago. */
async function writeAged(file: string, days: number): Promise<void> {
  const changed = new Date(Date.now() - days * 86_400_000);
  await writeFile(file, '');
  await utimes(file, changed, changed);
}

/** Sends enquiries until told to stop; returns those that were answered with success. */
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
      expect.poll(() => answered.length, { interval: 5 }).toBeGreaterThan(count),
    async stop() {
      over = true;
      await Promise.all(writers);
    },
  };
}

/** The messages in a database. */
async function messagesIn(databaseUrl: string): Promise<string[]> {
  const database = await openDatabase(databaseUrl);
  const rows = await database.selectFrom('enquiries').select('content').execute();
  await database.destroy();
  return rows.map(({ content }) => String((JSON.parse(content) as { message: string }).message));
}

/** Backs up while enquiries arrive; those answered before must be in the backup, once each. */
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
  it('can be restored elsewhere with every enquiry that was answered before it', async () => {
    const folder = temporaryFolder();
    const source = freshSqlite();
    const { before, all, status, files, log } = await backUpInTraffic(source, folder);
    expect([status, log]).toEqual([0, [expect.objectContaining({ level: 30, msg: proven })]]);
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
    // As the desk and the metrics show it; one more was sent to the restored site.
    expect(await outcomesIn(source)).toEqual({
      proven: { at: expect.any(String), enquiries: messages.length - 1 },
      failedAt: null,
    });
  });

  it('can be read by its owner only; old backups are deleted once there are enough newer ones', async () => {
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

  it('deletes no other backup if the clock has jumped ahead', async () => {
    const url = freshSqlite();
    await (await openDatabase(url)).destroy();
    const folder = temporaryFolder();
    // From last night, when the clock was already wrong, and from the nights before.
    const earlier = [1, 3651, 3652, 3653];
    for (const days of earlier) await writeAged(join(folder, `clinic-2026-01-${days}.db`), days);
    expect((await backUp(url, folder, '14')).files).toHaveLength(earlier.length + 1);
  });

  it('is refused if its folder does not exist', async () => {
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

  it('of a missing database fails and leaves nothing', async () => {
    const folder = temporaryFolder();
    const missing = `file:${join(temporaryFolder(), 'no-such.db')}`;
    expect(await backUp(missing, folder)).toMatchObject({ status: 1, files: [] });
    expect(existsSync(missing.slice('file:'.length))).toBe(false);
  });

  it('of a damaged database is not kept, is logged as an error, and leaves nothing', async () => {
    const folder = temporaryFolder();
    const url = freshSqlite();
    await (await openDatabase(url)).destroy();
    const file = url.slice('file:'.length);
    // A row that refers to nothing, which no server writes.
    const database = new DatabaseSync(file, { enableForeignKeyConstraints: false });
    database.exec("insert into earlier_versions values ('nobody', '{}', '2026-01-01')");
    database.close();
    const { status, files, log } = await backUp(url, folder);
    expect([status, files]).toEqual([1, []]);
    expect(log).toContainEqual(
      expect.objectContaining({
        level: 50,
        msg: 'the backup failed, and nothing was kept',
        reason: 'the restored backup does not pass the check of its integrity',
      }),
    );
    expect(await outcomesIn(url)).toEqual({ proven: null, failedAt: expect.any(String) });
  });

  it('deletes what killed backups have left, but not what one may be writing now', async () => {
    const folder = temporaryFolder();
    const url = freshSqlite();
    await (await openDatabase(url)).destroy();
    const running = ['.clinic-unfinished-b', 'clinic-2026-01-02.db.part'];
    const abandoned = [
      '.clinic-unfinished-a',
      'clinic-2026-01-01.db.part',
      'clinic-2026-01-01.db.part-journal',
    ];
    for (const name of running) await writeAged(join(folder, name), 0);
    for (const name of abandoned) await writeAged(join(folder, name), 2);
    const { files } = await backUp(url, folder);
    expect(files).toEqual([...running, expect.stringMatching(/Z\.db$/)]);
  });
});

/** The programs of a PostgreSQL whose pg_dump is installed here; null if there is none. */
function findPostgres(): string | null {
  const version = /\(PostgreSQL\) (\d+)/;
  const client = spawnSync('pg_dump', ['--version'], { encoding: 'utf8' });
  const folder = `/usr/lib/postgresql/${version.exec(client.stdout ?? '')?.[1]}/bin`;
  return existsSync(join(folder, 'initdb')) ? folder : null;
}

const programs = findPostgres();
if (!programs) console.warn('No PostgreSQL with pg_dump here: its backup is not tested.');

describe.skipIf(!programs)('a backup of PostgreSQL', () => {
  let server: TestPostgres;
  beforeAll(async () => {
    server = await TestPostgres.create(programs ?? '');
  });
  afterAll(() => server.destroy());

  it('taken while enquiries arrive can be restored elsewhere with every one that was answered before it', async () => {
    const folder = temporaryFolder();
    const source = await server.freshDatabase();
    const { before, status, files, log } = await backUpInTraffic(source, folder);
    expect([status, log]).toEqual([0, [expect.objectContaining({ level: 30, msg: proven })]]);
    const elsewhere = await server.freshDatabase();
    const restore = ['--no-owner', `--dbname=${elsewhere}`, join(folder, files[0] ?? '')];
    expect(spawnSync('pg_restore', restore).status).toBe(0);
    const messages = await messagesIn(elsewhere);
    expect(messages).toEqual(expect.arrayContaining(before));
    expect((await outcomesIn(source)).proven?.enquiries).toBe(messages.length);
    expect(await namesOfDatabases(source)).not.toContainEqual(expect.stringContaining('scratch'));
  });

  it('is kept if it may not be restored beside the database, and the log says what to allow', async () => {
    const folder = temporaryFolder();
    const source = await server.freshDatabase();
    const client = new pg.Client(source);
    await client.connect();
    await client.query('create role clinic login');
    await client.query('grant create on schema public to clinic');
    await client.end();
    const limited = Object.assign(new URL(source), { username: 'clinic' }).href;
    await (await openDatabase(limited)).destroy();
    const { status, files, log } = await backUp(limited, folder);
    expect([status, files]).toEqual([1, [expect.stringMatching(/\.dump$/)]]);
    expect(log).toMatchObject([{ level: 50, reason: expect.stringContaining('CREATEDB') }]);
    expect((await outcomesIn(source)).failedAt).not.toBeNull();
  });
});

it('a backup by a pg_dump older than the server names the version to install', async () => {
  const source = await freshPostgres();
  await (await openDatabase(source)).destroy();
  const bin = temporaryFolder();
  const answer = '#!/bin/sh\necho "pg_dump (PostgreSQL) 9.6"\n';
  await writeFile(join(bin, 'pg_dump'), answer, { mode: 0o755 });
  const environment = { DATABASE_URL: source, PATH: `${bin}:${process.env['PATH']}` };
  const folder = temporaryFolder();
  const { code, output } = await runCommand('scripts/backup.ts', [folder], environment);
  expect(code).toBe(1);
  expect(output).toMatch(/pg_dump here is of PostgreSQL 9, .* install postgresql-client-18/);
  expect(await readdir(folder)).toEqual([]);
});

async function namesOfDatabases(url: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query('select datname from pg_database');
  await client.end();
  return rows.map(({ datname }) => datname);
}
