import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import pg from 'pg';
import { expectUnused } from '../backup/index.ts';
import { loadEnvironmentFile, readVariables } from '../config.ts';
import { deskSecretFile, sqliteFile } from '../data-folder.ts';
import { openDatabase } from '../database/index.ts';
import { PlainError, reasonOf } from '../log.ts';

const usage = `Copies everything from the database of DATABASE_URL to another one, from SQLite to PostgreSQL or back, and counts
it. The server must be stopped, and the other database empty. The first one stays as it is.

  npm run move -- postgres://USER:PASSWORD@HOST/DATABASE
  npm run move -- file:data/clinic.db`;

/** A table, with the columns that are written: not those that are computed. */
interface Table {
  name: string;
  columns: string[];
}

try {
  loadEnvironmentFile();
  const [to, ...more] = process.argv.slice(2);
  if (to === undefined || more.length > 0) throw new PlainError(usage);
  await move(readVariables().DATABASE_URL, readVariables({ DATABASE_URL: to }).DATABASE_URL);
} catch (error) {
  console.error(error instanceof Error ? error.message || reasonOf(error) : 'This did not work.');
  process.exitCode = 1;
}

async function move(from: string, to: string): Promise<void> {
  const [source, target] = [sqliteFile(from), sqliteFile(to)];
  const isToPostgres = source !== null;
  const path = source ?? target;
  if (path === null || isToPostgres === (target !== null)) {
    throw new PlainError('One of the two must be SQLite, the other PostgreSQL.');
  }
  await expectUnused(from);
  // Both get the tables of this release.
  for (const url of [from, to]) await (await openDatabase(url)).destroy();
  const sqlite = new DatabaseSync(path, { enableForeignKeyConstraints: true });
  const postgres = new pg.Client(isToPostgres ? to : from);
  await postgres.connect();
  try {
    const tables = tablesOf(sqlite);
    await expectEmpty(tables, isToPostgres ? postgres : sqlite);
    sqlite.exec('begin immediate');
    await postgres.query('begin isolation level repeatable read');
    for (const table of tables) {
      const count = isToPostgres
        ? await toPostgres(table, sqlite, postgres)
        : await toSqlite(table, postgres, sqlite);
      const [here, there] = [countIn(sqlite, table), await countOf(postgres, table)];
      if (here !== there)
        throw new PlainError(`${table.name} has ${here} rows here, ${there} there.`);
      if (count > 0) console.log(`${table.name.padEnd(28)} ${count}`);
    }
    sqlite.exec('commit');
    await postgres.query('commit');
  } finally {
    sqlite.close();
    await postgres.end();
  }
  keepSecret(from, to);
  console.log(
    '\nAll rows are there, and counted. Set DATABASE_URL to the new database, and start the server.',
  );
}

/** In the order in which they were created: what others refer to comes first. */
function tablesOf(sqlite: DatabaseSync): Table[] {
  const names = sqlite
    .prepare(
      "select name from sqlite_schema where type = 'table' and name not like 'sqlite!_%' escape '!' and name not like 'kysely!_%' escape '!' order by rowid",
    )
    .all();
  return names.map(({ name }) => {
    const columns = sqlite.prepare(`select name from pragma_table_xinfo(?) where hidden = 0`);
    return {
      name: String(name),
      columns: columns.all(name ?? '').map((column) => String(column['name'])),
    };
  });
}

async function expectEmpty(tables: Table[], to: DatabaseSync | pg.Client): Promise<void> {
  for (const table of tables) {
    const count = to instanceof DatabaseSync ? countIn(to, table) : await countOf(to, table);
    if (count > 0)
      throw new PlainError(`The other database is not empty: it has ${count} ${table.name}.`);
  }
}

function countIn(sqlite: DatabaseSync, { name }: Table): number {
  return Number(sqlite.prepare(`select count(*) as count from "${name}"`).get()?.['count']);
}

async function countOf(postgres: pg.Client, { name }: Table): Promise<number> {
  const { rows } = await postgres.query(`select count(*) as count from "${name}"`);
  return Number(rows[0]?.count);
}

function listed(columns: string[]): string {
  return columns.map((column) => `"${column}"`).join(', ');
}

async function toPostgres({ name, columns }: Table, sqlite: DatabaseSync, postgres: pg.Client) {
  const places = columns.map((_, place) => `$${place + 1}`).join(', ');
  const text = `insert into "${name}" (${listed(columns)}) values (${places})`;
  let count = 0;
  for (const row of sqlite.prepare(`select ${listed(columns)} from "${name}"`).iterate()) {
    const values = columns.map((column) => {
      const value = row[column];
      return value instanceof Uint8Array ? Buffer.from(value) : value;
    });
    await postgres.query({ name, text, values });
    count += 1;
  }
  return count;
}

async function toSqlite({ name, columns }: Table, postgres: pg.Client, sqlite: DatabaseSync) {
  const places = columns.map(() => '?').join(', ');
  const insert = sqlite.prepare(`insert into "${name}" (${listed(columns)}) values (${places})`);
  const select = `select ${listed(columns)} from "${name}"`;
  // Uploaded pictures do not fit into memory all at once.
  await postgres.query(`declare moved no scroll cursor for ${select}`);
  let count = 0;
  for (;;) {
    const { rows } = await postgres.query('fetch 50 from moved');
    if (rows.length === 0) break;
    for (const row of rows) insert.run(...columns.map((column) => asInSqlite(row[column])));
    count += rows.length;
  }
  await postgres.query('close moved');
  return count;
}

function asInSqlite(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return Number(value);
  return value instanceof Date ? value.toISOString() : (value as SQLInputValue);
}

/** The desk's secret is beside SQLite's file, or in the data folder: without it, no authenticator would work. */
function keepSecret(from: string, to: string): void {
  const before = deskSecretFile({ databaseUrl: from });
  const now = deskSecretFile({ databaseUrl: to });
  if (!existsSync(before) || existsSync(now)) return;
  mkdirSync(dirname(now), { recursive: true, mode: 0o700 });
  copyFileSync(before, now);
}
