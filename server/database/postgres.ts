import { Kysely, PostgresDialect } from 'kysely';
import pTimeout from 'p-timeout';
import pg from 'pg';
import { PlainError } from '../log.ts';
import { migrate } from './migrate.ts';
import type { Database, Tables } from './tables.ts';

/** Milliseconds until a connection must be there, and until a lost network is noticed. */
const connection = {
  connectionTimeoutMillis: 3_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
};

/** PostgreSQL cannot be used. The message names its host and port, and nothing of the user. */
export class PostgresError extends PlainError {
  override name = 'PostgresError';
  /** Whether it may only have to be waited for. */
  readonly mayStart: boolean;

  constructor(message: string, mayStart: boolean) {
    super(message);
    this.mayStart = mayStart;
  }
}

/**
 * Opens a PostgreSQL database and brings its tables up to date.
 * @param timeout longest wait for its first answer, in milliseconds
 * @throws PostgresError where it does not answer or refuses
 */
export async function openPostgres(url: string, timeout: number): Promise<Database> {
  await reach(url, timeout);
  // Changing tables, or waiting for another server that does, may take as long as it takes.
  const migrating = overPool(new pg.Pool({ connectionString: url, max: 1, ...connection }));
  try {
    await migrate(migrating, 'postgres', { disableTransactions: false });
  } finally {
    await migrating.destroy();
  }
  // A database that hangs must become an error while the visitor still waits.
  return overPool(
    new pg.Pool({ connectionString: url, max: 10, query_timeout: 3_000, ...connection }),
  );
}

function overPool(pool: pg.Pool): Database {
  // A lost connection is not an emergency: the query that was under way is told, and the pool opens
  // another when it is needed. But an event that nobody listens to would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

async function reach(url: string, timeout: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  const place = `PostgreSQL at ${client.host}:${client.port}`;
  const late = new PostgresError(`${place} does not answer in time`, true);
  try {
    await pTimeout(client.connect(), { milliseconds: timeout, message: late });
  } catch (error) {
    throw error === late ? late : explained(place, error);
  } finally {
    // A connection that never came about cannot be ended politely.
    client.connection.stream.destroy();
  }
}

/** Refusals that no waiting changes, by PostgreSQL's own codes. */
const refusals: Record<string, string> = {
  '28000': 'refuses this user',
  '28P01': 'refuses the user or the password',
  '3D000': 'has no database of this name',
};

function explained(place: string, error: unknown): PostgresError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'no reason given';
  const refusal = refusals[code];
  return refusal
    ? new PostgresError(`${place} ${refusal}`, false)
    : new PostgresError(`${place} does not answer (${code})`, true);
}
