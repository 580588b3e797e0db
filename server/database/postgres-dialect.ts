import {
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type TransactionSettings,
} from 'kysely';

type Connection = Parameters<PostgresDriver['rollbackTransaction']>[0];

/**
 * Kysely's PostgreSQL dialect, but a `begin` that has failed is rolled back. One that timed out may still
 * be carried out, and nothing that is written on its connection afterwards would be committed.
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
      // Where this fails too, it closes the connection.
      await this.rollbackTransaction(connection).catch(() => {});
      throw error;
    }
  }
}
