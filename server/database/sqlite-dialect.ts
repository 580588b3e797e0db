import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely';
import pRetry from 'p-retry';

/** Ten short retries on a lock: long enough for another program's write. */
const retryOptions = { retries: 10, factor: 1, minTimeout: 5, shouldRetry: isLocked };

/** Whether SQLite refused a statement because another program is writing. */
export function isLocked({ error }: { error: Error }): boolean {
  return 'errcode' in error && (Number(error.errcode) & 0xff) === 5;
}

/**
 * Kysely's SQLite dialect, but it waits for locks without blocking the event loop, unlike SQLite's own busy
 * timeout.
 */
export class WaitingSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): SqliteDriver {
    return new WaitingDriver(this.#config);
  }
}

class WaitingDriver extends SqliteDriver {
  #connection: DatabaseConnection | undefined;

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#connection ??= withRetries(await super.acquireConnection());
    return this.#connection;
  }

  /** Takes the write lock at the start, since SQLite cannot wait for it within a transaction. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

function withRetries(connection: DatabaseConnection): DatabaseConnection {
  return {
    executeQuery: (query) => pRetry(() => connection.executeQuery(query), retryOptions),
    streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
  };
}
