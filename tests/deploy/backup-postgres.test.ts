import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../server/database/index.ts';
import { TestPostgres } from '../support/databases/postgres.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { backUp, backUpInTraffic, messagesIn, outcomesIn, proven, restore } from './backups.ts';

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

  it('taken while enquiries arrive can be restored elsewhere with every enquiry that was accepted before it', {
    tags: ['stress'],
  }, async () => {
    const folder = temporaryFolder();
    const source = await server.freshDatabase();
    const { before, status, files, output } = await backUpInTraffic(source, folder);
    expect([status, output]).toEqual([0, proven]);
    const elsewhere = await server.freshDatabase();
    // As hosted services write it.
    const url = `${elsewhere}?application_name=restore`;
    expect(await restore(join(folder, files[0] ?? ''), url)).toMatchObject({ code: 0 });
    const messages = await messagesIn(elsewhere);
    expect(messages).toEqual(expect.arrayContaining(before));
    expect((await outcomesIn(source)).proven?.enquiries).toBe(messages.length);
    expect(await namesOfDatabases(source)).not.toContainEqual(expect.stringContaining('scratch'));
  });

  it('is kept if the database user may not create a second database to verify it in, and the log names the missing permission', {
    tags: ['stress'],
  }, async () => {
    const folder = temporaryFolder();
    const source = await server.freshDatabase();
    const client = new pg.Client(source);
    await client.connect();
    await client.query('create role clinic login');
    await client.query('grant create on schema public to clinic');
    await client.end();
    const limited = Object.assign(new URL(source), { username: 'clinic' }).href;
    await (await openDatabase(limited)).destroy();
    const { status, files, output } = await backUp(limited, folder);
    expect([status, files]).toEqual([1, [expect.stringMatching(/\.tar\.gz$/)]]);
    expect(output).toContain('CREATEDB');
    expect((await outcomesIn(source)).failedAt).not.toBeNull();
  });
});

async function namesOfDatabases(url: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query('select datname from pg_database');
  await client.end();
  return rows.map(({ datname }) => datname);
}
