import {
  Kysely,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type TransactionSettings,
} from 'kysely';
import pTimeout from 'p-timeout';
import pg from 'pg';
import { PlainError } from '../log.ts';
import { migrate } from './migrate.ts';
import { type Database, plugins, type Tables } from './tables.ts';

type Connection = Parameters<PostgresDriver['rollbackTransaction']>[0];

/**
 * Kysely's PostgreSQL dialect, which also rolls back after a failed `begin`. A `begin` that timed out may
 * still take effect, and then nothing written on its connection afterwards would be committed.
 */
class RollingBackPostgresDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): PostgresDriver {
    return new RollingBackDriver(this.#config);
  }
}

class RollingBackDriver extends PostgresDriver {
  override async beginTransaction(
    connection: Connection,
    settings: TransactionSettings,
  ): Promise<void> {
    try {
      await super.beginTransaction(connection, settings);
    } catch (error) {
      // If this fails too, it closes the connection.
      await this.rollbackTransaction(connection).catch(() => {});
      throw error;
    }
  }
}

/** TCP keep-alive, which notices a lost network. */
const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/**
 * Opens a PostgreSQL database and brings its tables up to date.
 * @param timeouts the maximum wait for its first answer, and for each query and connection afterwards, in
 *   milliseconds
 * @throws PlainError that names its host and port but no credentials, if it does not answer or refuses the connection
 */
export async function openPostgres(
  url: string,
  timeouts: { answerTimeout: number; queryTimeout: number },
): Promise<Database> {
  const { answerTimeout, queryTimeout } = timeouts;
  (await connectClient(url, answerTimeout)).connection.stream.destroy();
  // No query timeout: a migration, or the wait for another server's migration, may take a long time.
  const migrationDatabase = databaseOn(new pg.Pool({ max: 1, ...connectionTo(url, queryTimeout) }));
  try {
    await migrate(migrationDatabase, 'postgres', { disableTransactions: false });
  } finally {
    await migrationDatabase.destroy();
  }
  return connectPostgres(url, queryTimeout);
}

/**
 * Creates a pool of connections, which are opened when first needed.
 * @param queryTimeout maximum wait for each query and connection, in milliseconds
 */
export function connectPostgres(url: string, queryTimeout: number): Database {
  const connection = connectionTo(url, queryTimeout);
  // A database that hangs must turn into an error while the visitor is still waiting.
  return databaseOn(new pg.Pool({ max: 10, query_timeout: queryTimeout, ...connection }));
}

function connectionTo(url: string, timeout: number) {
  return { connectionString: url, connectionTimeoutMillis: timeout, ...keepAlive };
}

function databaseOn(pool: pg.Pool): Database {
  // A lost connection already fails the query in progress, and the pool opens another when needed. Without a
  // listener, the error event would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<Tables>({ dialect: new RollingBackPostgresDialect({ pool }), plugins });
}

/**
 * Connects one client, which survives the loss of its connection: only the query in progress fails.
 * @param timeout the maximum wait, in milliseconds
 * @throws PlainError as `openPostgres` does
 */
export async function connectClient(url: string, timeout: number): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  const server = `PostgreSQL at ${client.host}:${client.port}`;
  const timeoutError = new PlainError(`${server} does not answer in time`);
  try {
    await pTimeout(client.connect(), { milliseconds: timeout, message: timeoutError });
    return client;
  } catch (error) {
    // A connection that was never established cannot be ended gracefully.
    client.connection.stream.destroy();
    throw error === timeoutError ? timeoutError : errorFor(server, error);
  }
}

/** Why PostgreSQL refuses a connection, by its error code. */
const refusals: Record<string, string> = {
  '28000': 'refuses this user, or a connection without TLS',
  '28P01': 'refuses the user or the password',
  '3D000': 'has no database with this name',
};

function errorFor(server: string, error: unknown): PlainError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'no reason given';
  const isUntrusted = /CERT|_SIGNATURE$/.test(code);
  const otherProblem = isUntrusted ? 'has a certificate that is not trusted' : 'does not answer';
  return new PlainError(`${server} ${refusals[code] ?? `${otherProblem} (${code})`}`);
}
