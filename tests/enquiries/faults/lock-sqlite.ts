import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Locks a SQLite database for writing, as another program would, without blocking a server in this process.
 * @returns a function that ends the lock
 */
export async function lockSqlite(url: string): Promise<() => void> {
  const database = new DatabaseSync(url.slice('file:'.length));
  for (;;) {
    try {
      database.exec('begin immediate');
      return () => {
        database.exec('rollback');
        database.close();
      };
    } catch {
      await wait(5);
    }
  }
}
