import { statSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { PlainError } from '../log.ts';

/** SQLite's error codes after which a connection cannot be trusted any more. */
const fatalCodes = new Set([8, 10, 11, 14, 26]);

/** The database file was moved, deleted or replaced while open. */
class DatabaseFileGoneError extends PlainError {
  override name = 'DatabaseFileGoneError';
}

/**
 * Adapts Node's SQLite to Kysely, with one connection that is reopened after its disk or file has
 * failed, so that the server recovers automatically. SQLite goes on writing to a deleted file without an
 * error, and the data would be lost, so each statement ends with a check that the file is still there.
 */
export class ReopeningDatabase implements SqliteDatabase {
  readonly #path: string;
  #connection: DatabaseSync;
  #identity: string;

  constructor(path: string) {
    this.#path = path;
    this.#connection = openFile(path);
    this.#identity = identityOf(path);
  }

  close(): void {
    if (this.#connection.isOpen) this.#connection.close();
  }

  prepare(sql: string): SqliteStatement {
    if (!this.#connection.isOpen) this.#reopen();
    return this.#guard(() => {
      // A full disk has already ended the transaction; an error from `rollback` would hide the cause.
      const isNeedlessRollback = sql === 'rollback' && !this.#connection.isTransaction;
      const statement = this.#connection.prepare(isNeedlessRollback ? 'select 1' : sql);
      return new GuardedStatement(statement, (work) => this.#guard(work));
    });
  }

  #reopen(): void {
    // Throws if the file is gone; opening it would create an empty one.
    this.#identity = identityOf(this.#path);
    this.#connection = openFile(this.#path);
  }

  #guard<Result>(work: () => Result): Result {
    try {
      const result = work();
      if (identityOf(this.#path) !== this.#identity) {
        throw new DatabaseFileGoneError('the database file was replaced');
      }
      return result;
    } catch (error) {
      if (isFatal(error)) this.close();
      throw error;
    }
  }
}

class GuardedStatement implements SqliteStatement {
  readonly reader: boolean;
  readonly #statement: StatementSync;
  readonly #guard: <Result>(work: () => Result) => Result;
  /** Columns declared as boolean: SQLite has no such type, and returns 0 and 1. */
  readonly #booleanColumns: string[];

  constructor(statement: StatementSync, guard: <Result>(work: () => Result) => Result) {
    const columns = statement.columns();
    this.#statement = statement;
    this.#guard = guard;
    this.reader = columns.length > 0;
    this.#booleanColumns = columns
      .filter((column) => column.type?.toLowerCase() === 'boolean')
      .map((column) => column.name);
  }

  all(parameters: readonly unknown[]): unknown[] {
    return this.#guard(() =>
      this.#statement.all(...parameters.map(toSqlite)).map((row) => this.#fromSqlite(row)),
    );
  }

  run(parameters: readonly unknown[]): ReturnType<SqliteStatement['run']> {
    return this.#guard(() => this.#statement.run(...parameters.map(toSqlite)));
  }

  *iterate(parameters: readonly unknown[]): IterableIterator<unknown> {
    for (const row of this.#statement.iterate(...parameters.map(toSqlite))) {
      yield this.#fromSqlite(row);
    }
  }

  #fromSqlite(row: Record<string, unknown>): Record<string, unknown> {
    const booleanValues = this.#booleanColumns.map((name) => [
      name,
      row[name] === null ? null : row[name] === 1,
    ]);
    return { ...row, ...Object.fromEntries(booleanValues) };
  }
}

function openFile(path: string): DatabaseSync {
  // SQLite's own busy timeout would block the event loop; sqlite-dialect.ts waits instead.
  const connection = new DatabaseSync(path, { timeout: 0 });
  try {
    connection.exec('pragma journal_mode = wal');
    connection.exec('pragma synchronous = full');
    connection.exec('pragma secure_delete = on');
  } catch (error) {
    connection.close();
    throw error;
  }
  return connection;
}

function identityOf(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) throw new DatabaseFileGoneError('the database file does not exist');
  return `${stats.dev}:${stats.ino}`;
}

function isFatal(error: unknown): boolean {
  if (error instanceof DatabaseFileGoneError) return true;
  return (
    error instanceof Error && 'errcode' in error && fatalCodes.has(Number(error.errcode) & 0xff)
  );
}

function toSqlite(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value === undefined) return null;
  return value as SQLInputValue;
}
