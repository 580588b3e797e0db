import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../server/database/index.ts';
import { TestPostgres } from '../support/databases/postgres.ts';
import { temporaryFolder } from '../support/temporary.ts';
import {
  backUp,
  backUpInTraffic,
  messagesIn,
  outcomesIn,
  restore,
  verifiedOutput,
} from './backups.ts';

/** The folder of the programs of an installed PostgreSQL; null if there is none with pg_dump. */
function findPostgres(): string | null {
  const version = /\(PostgreSQL\) (\d+)/;
  const client = spawnSync('pg_dump', ['--version'], { encoding: 'utf8' });
  const folder = `/usr/lib/postgresql/${version.exec(client.stdout ?? '')?.[1]}/bin`;
  return existsSync(join(folder, 'initdb')) ? folder : null;
}

const binFolder = findPostgres();
if (!binFolder) console.warn('No PostgreSQL with pg_dump here: its backup is not tested.');

describe.skipIf(!binFolder)('a backup of PostgreSQL', () => {
  let server: TestPostgres;
  beforeAll(async () => {
    server = await TestPostgres.create(binFolder ?? '');
  });
  afterAll(() => server.destroy());

  it('taken while enquiries arrive can be restored elsewhere with every enquiry that was accepted before it', {
    tags: ['stress'],
  }, async () => {
    const folder = temporaryFolder();
    const source = await server.freshDatabase();
    const { messagesBefore, status, files, output } = await backUpInTraffic(source, folder);
    expect([status, output]).toEqual([0, verifiedOutput]);
    const target = await server.freshDatabase();
    // With a parameter, as in the URLs of hosted services.
    const url = `${target}?application_name=restore`;
    expect(await restore(join(folder, files[0] ?? ''), url)).toMatchObject({ code: 0 });
    const messages = await messagesIn(target);
    expect(messages).toEqual(expect.arrayContaining(messagesBefore));
    expect((await outcomesIn(source)).verified?.enquiries).toBe(messages.length);
    expect(await databaseNames(source)).not.toContainEqual(expect.stringContaining('scratch'));
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
    const limitedUrl = Object.assign(new URL(source), { username: 'clinic' }).href;
    await (await openDatabase(limitedUrl)).destroy();
    const { status, files, output } = await backUp(limitedUrl, folder);
    expect([status, files]).toEqual([1, [expect.stringMatching(/\.tar\.gz$/)]]);
    expect(output).toContain('CREATEDB');
    expect((await outcomesIn(source)).failedAt).not.toBeNull();
  });

  it('over TLS is verified and restored; a certificate from another authority is refused, and the log says so', {
    tags: ['stress'],
  }, async () => {
    const folder = temporaryFolder();
    const source = await server.freshDatabase();
    const dataFolder = await switchTlsOn(source);
    const urlWith = (authority: string) =>
      `${source.replace('127.0.0.1', 'localhost')}?sslmode=verify-full&sslrootcert=${join(dataFolder, authority)}`;
    const url = urlWith('server.crt');
    await (await openDatabase(url)).destroy();
    const { status, files, output } = await backUp(url, folder);
    expect([status, output]).toEqual([0, verifiedOutput]);
    expect(await restore(join(folder, files[0] ?? ''), url)).toMatchObject({ code: 0, errors: '' });
    expect(await backUp(urlWith('other.crt'), folder)).toMatchObject({
      status: 1,
      output: expect.stringMatching(
        /PostgreSQL at localhost:\d+ has a certificate that is not trusted/,
      ),
    });
  });
});

/** Gives the server a certificate; returns its folder, which also contains another of the same name. */
async function switchTlsOn(url: string): Promise<string> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query("select current_setting('data_directory') as folder");
  const folder = String(rows[0]?.folder);
  const { uid, gid } = statSync(folder);
  for (const name of ['server', 'other']) {
    const files = ['-keyout', `${name}.key`, '-out', `${name}.crt`];
    const options = ['req', '-x509', '-noenc', '-subj', '/CN=localhost', ...files];
    const names = ['-addext', 'subjectAltName=DNS:localhost'];
    const result = spawnSync('openssl', [...options, ...names], { cwd: folder, uid, gid });
    if (result.status !== 0) throw new Error(`openssl: ${result.error ?? result.stderr}`);
  }
  await client.query('alter system set ssl = on');
  await client.query('select pg_reload_conf()');
  await client.end();
  return folder;
}

async function databaseNames(url: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query('select datname from pg_database');
  await client.end();
  return rows.map(({ datname }) => datname);
}
