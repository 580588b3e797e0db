import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connectClient } from '../database/index.ts';
import { PlainError } from '../log.ts';
import { type Inventory, type Query, takeInventory } from './inventory.ts';

const tablesQuery = 'select tablename as name from pg_tables where schemaname = current_schema()';

/** Matches the name of a scratch database, in which a backup is test-restored. */
const scratchName = /^clinic_scratch_\d+_[0-9a-f]+$/;

/**
 * Dumps a database while servers keep writing, from the snapshot in which its rows are counted.
 * @param to the file to write
 * @param signal aborts the dump
 * @returns what the database held at that moment
 * @throws PlainError if the client programs are missing, too old, or fail
 */
export async function copyPostgres(
  url: string,
  to: string,
  signal: AbortSignal,
): Promise<Inventory> {
  return withConnection(url, async (query) => {
    await checkClient(query);
    await query('begin isolation level repeatable read read only');
    await query('set local idle_in_transaction_session_timeout = 0');
    const [snapshot] = await query('select pg_export_snapshot() as id');
    const inventory = await takeInventory(query, tablesQuery);
    const options = ['--format=custom', '--no-owner', `--snapshot=${snapshot?.['id']}`];
    await runClient('pg_dump', [...options, `--file=${to}`], url, signal);
    return inventory;
  });
}

/**
 * Restores a dump into a new database beside the original, takes its inventory, and drops it again.
 * @returns what it holds
 * @throws PlainError if it cannot be restored
 */
export async function testRestorePostgres(
  url: string,
  file: string,
  signal: AbortSignal,
): Promise<Inventory> {
  return withConnection(url, async (query) => {
    await dropStaleDatabases(query);
    const name = `clinic_scratch_${Date.now()}_${randomUUID().slice(0, 8)}`;
    await query(`create database ${name} template template0`).catch(explainRefusal);
    const scratch = Object.assign(new URL(url), { pathname: name }).href;
    try {
      const options = ['--no-owner', '--no-privileges', '--exit-on-error', file];
      await runClient('pg_restore', options, scratch, signal);
      return await withConnection(scratch, (scratchQuery) =>
        takeInventory(scratchQuery, tablesQuery),
      );
    } finally {
      await query(`drop database ${name} with (force)`);
    }
  });
}

/**
 * Replaces the contents of a database with those of a dump.
 * @throws PlainError if others are connected or the file is not a dump, before anything is changed; or if the client
 * program fails
 */
export async function replacePostgres(url: string, file: string): Promise<void> {
  const { signal } = new AbortController();
  await runClient('pg_restore', ['--list', file], null, signal);
  await withConnection(url, async (query) => {
    await assertAlone(query);
    const names = (await query(tablesQuery)).map(({ name }) => `"${String(name)}"`);
    if (names.length > 0) await query(`drop table ${names.join(', ')} cascade`);
  });
  const options = [
    '--no-owner',
    '--no-privileges',
    '--exit-on-error',
    '--single-transaction',
    file,
  ];
  await runClient('pg_restore', options, url, signal);
}

/**
 * @throws PlainError if anyone else is connected to the database
 */
export async function assertUnusedPostgres(url: string): Promise<void> {
  await withConnection(url, assertAlone);
}

async function assertAlone(query: Query): Promise<void> {
  const [row] = await query(
    'select count(*)::int as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  if (row?.['count'] !== 0) {
    throw new PlainError('A server is using the database: stop it first.');
  }
}

/** Takes the inventory of a database. */
export async function inventoryOfPostgres(url: string): Promise<Inventory> {
  return withConnection(url, (query) => takeInventory(query, tablesQuery));
}

/** Drops scratch databases older than a day, which aborted test restores have left. */
async function dropStaleDatabases(query: Query): Promise<void> {
  for (const { datname } of await query('select datname from pg_database')) {
    const name = String(datname);
    const age = Date.now() - Number(name.split('_')[2]);
    if (scratchName.test(name) && age > 86_400_000)
      await query(`drop database ${name} with (force)`);
  }
}

function explainRefusal(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === '42501') {
    throw new PlainError(
      'the PostgreSQL user lacks permission to create databases, which a test restore needs: run ALTER ROLE ... CREATEDB',
    );
  }
  throw error;
}

/** pg_dump refuses a newer server, but its own message does not say what to do. */
async function checkClient(query: Query): Promise<void> {
  const { stdout } = spawnSync('pg_dump', ['--version'], { encoding: 'utf8' });
  const client = Number(/\(PostgreSQL\) (\d+)/.exec(stdout ?? '')?.[1] ?? 0);
  const [row] = await query(`select current_setting('server_version_num')::int / 10000 as major`);
  const server = Number(row?.['major']);
  if (client >= server) return;
  const problem = client ? `pg_dump here is version ${client}` : 'pg_dump is not installed here';
  throw new PlainError(
    `${problem}, but the server is PostgreSQL ${server}: install postgresql-client-${server}`,
  );
}

/**
 * Runs a client program, on a database or on a file alone. The password is passed in the environment, to keep it out of
 * the process list.
 */
async function runClient(
  program: 'pg_dump' | 'pg_restore',
  options: string[],
  url: string | null,
  signal: AbortSignal,
): Promise<void> {
  const address = url === null ? null : new URL(url);
  const password = address && decodeURIComponent(address.password);
  if (address) address.password = '';
  const database = address ? [`--dbname=${address.href}`] : [];
  const child = spawn(program, [...database, ...options], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
    signal,
  });
  const [status] = await once(child, 'exit');
  if (status !== 0) throw new PlainError(`${program} failed`);
}

/** Runs a function with a connection, and closes it afterwards. */
async function withConnection<Result>(
  url: string,
  work: (query: Query) => Promise<Result>,
): Promise<Result> {
  const client = await connectClient(url, 10_000);
  try {
    return await work(async (text) => (await client.query(text)).rows);
  } finally {
    await client.end();
  }
}
