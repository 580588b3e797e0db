import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type pg from 'pg';
import { assertUnused } from '../backup/index.ts';
import { loadEnvironmentFile, readVariables } from '../config.ts';
import { deskSecretFile, sqliteFile } from '../data-folder.ts';
import { connectClient, openDatabase } from '../database/index.ts';
import { PlainError, reasonOf } from '../log.ts';

const usage = `Copies everything in the database at DATABASE_URL to another, from SQLite to PostgreSQL or back, and checks the row
counts. The server must be stopped and the target empty. The source is not changed.

  npm run move -- postgres://USER:PASSWORD@HOST/DATABASE
  npm run move -- file:data/clinic.db`;

/** A table with its columns, except generated ones. */
interface Table {
  name: string;
  columns: string[];
}

try {
  loadEnvironmentFile();
  const [to, ...extraArguments] = process.argv.slice(2);
  if (to === undefined || extraArguments.length > 0) throw new PlainError(usage);
  await move(readVariables().DATABASE_URL, readVariables({ DATABASE_URL: to }).DATABASE_URL);
} catch (error) {
  console.error(
    error instanceof Error ? error.message || reasonOf(error) : 'The database could not be copied.',
  );
  process.exitCode = 1;
}

async function move(from: string, to: string): Promise<void> {
  const [source, target] = [sqliteFile(from), sqliteFile(to)];
  const isToPostgres = source !== null;
  const path = source ?? target;
  if (path === null || isToPostgres === (target !== null)) {
    throw new PlainError('One database must be SQLite, the other PostgreSQL.');
  }
  await assertUnused(from);
  // Brings the tables of both up to date.
  for (const url of [from, to]) await (await openDatabase(url)).destroy();
  const sqlite = new DatabaseSync(path, { enableForeignKeyConstraints: true });
  const postgres = await connectClient(isToPostgres ? to : from, 10_000);
  try {
    const tables = tablesOf(sqlite);
    await expectEmpty(tables, isToPostgres ? postgres : sqlite);
    sqlite.exec('begin immediate');
    await postgres.query('begin isolation level repeatable read');
    for (const table of tables) {
      const count = isToPostgres
        ? await copyToPostgres(table, sqlite, postgres)
        : await copyToSqlite(table, postgres, sqlite);
      const [inSqlite, inPostgres] = [
        countInSqlite(sqlite, table),
        await countInPostgres(postgres, table),
      ];
      if (inSqlite !== inPostgres)
        throw new PlainError(
          `${table.name} has ${inSqlite} rows in SQLite but ${inPostgres} in PostgreSQL.`,
        );
      if (count > 0) console.log(`${table.name.padEnd(28)} ${count}`);
    }
    sqlite.exec('commit');
    await postgres.query('commit');
  } finally {
    sqlite.close();
    await postgres.end();
  }
  copySecret(from, to);
  console.log(
    '\nAll rows were copied and counted. Set DATABASE_URL to the new database and start the server.',
  );
}

/** The tables in order of creation, so that referenced ones come first. */
function tablesOf(sqlite: DatabaseSync): Table[] {
  const names = sqlite
    .prepare(
      "select name from sqlite_schema where type = 'table' and name not like 'sqlite!_%' escape '!' and name not like 'kysely!_%' escape '!' order by rowid",
    )
    .all();
  return names.map(({ name }) => {
    const columnsQuery = sqlite.prepare('select name from pragma_table_xinfo(?) where hidden = 0');
    return {
      name: String(name),
      columns: columnsQuery.all(name ?? '').map((column) => String(column['name'])),
    };
  });
}

async function expectEmpty(tables: Table[], to: DatabaseSync | pg.Client): Promise<void> {
  for (const table of tables) {
    const count =
      to instanceof DatabaseSync ? countInSqlite(to, table) : await countInPostgres(to, table);
    if (count > 0)
      throw new PlainError(
        `The target database is not empty: table ${table.name} has ${count} rows.`,
      );
  }
}

function countInSqlite(sqlite: DatabaseSync, { name }: Table): number {
  return Number(sqlite.prepare(`select count(*) as count from "${name}"`).get()?.['count']);
}

async function countInPostgres(postgres: pg.Client, { name }: Table): Promise<number> {
  const { rows } = await postgres.query(`select count(*) as count from "${name}"`);
  return Number(rows[0]?.count);
}

function columnList(columns: string[]): string {
  return columns.map((column) => `"${column}"`).join(', ');
}

async function copyToPostgres({ name, columns }: Table, sqlite: DatabaseSync, postgres: pg.Client) {
  const placeholders = columns.map((_, index) => `$${index + 1}`).join(', ');
  const text = `insert into "${name}" (${columnList(columns)}) values (${placeholders})`;
  let count = 0;
  for (const row of sqlite.prepare(`select ${columnList(columns)} from "${name}"`).iterate()) {
    const values = columns.map((column) => {
      const value = row[column];
      return value instanceof Uint8Array ? Buffer.from(value) : value;
    });
    await postgres.query({ name, text, values });
    count += 1;
  }
  return count;
}

async function copyToSqlite({ name, columns }: Table, postgres: pg.Client, sqlite: DatabaseSync) {
  const placeholders = columns.map(() => '?').join(', ');
  const insert = sqlite.prepare(
    `insert into "${name}" (${columnList(columns)}) values (${placeholders})`,
  );
  const select = `select ${columnList(columns)} from "${name}"`;
  // In batches, because all uploaded pictures together may not fit into memory.
  await postgres.query(`declare batches no scroll cursor for ${select}`);
  let count = 0;
  for (;;) {
    const { rows } = await postgres.query('fetch 50 from batches');
    if (rows.length === 0) break;
    for (const row of rows) insert.run(...columns.map((column) => sqliteValue(row[column])));
    count += rows.length;
  }
  await postgres.query('close batches');
  return count;
}

function sqliteValue(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return Number(value);
  return value instanceof Date ? value.toISOString() : (value as SQLInputValue);
}

/** Copies the desk's secret, without which authenticators stop working, into the data folder of the other database. */
function copySecret(from: string, to: string): void {
  const source = deskSecretFile({ databaseUrl: from });
  const target = deskSecretFile({ databaseUrl: to });
  if (!existsSync(source) || existsSync(target)) return;
  mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
  copyFileSync(source, target);
}
