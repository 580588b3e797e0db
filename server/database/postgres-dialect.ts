import {
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type TransactionSettings,
} from 'kysely';

type Connection = Parameters<PostgresDriver['rollbackTransaction']>[0];

/**
 * Kysely's PostgreSQL dialect, which also rolls back after a failed `begin`. A `begin` that timed out may
 * still take effect, and then nothing written on its connection afterwards would be committed.
 */
export class RollingBackPostgresDialect extends PostgresDialect {
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
