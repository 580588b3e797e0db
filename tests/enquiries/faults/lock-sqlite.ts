import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Locks a SQLite database for writing, as another program would, without blocking a server in this process.
 * @returns a function that ends the lock
 */
export async function lockSqlite(url: string): Promise<() => void> {
  const other = new DatabaseSync(url.slice('file:'.length));
  for (;;) {
    try {
      other.exec('begin immediate');
      return () => {
        other.exec('rollback');
        other.close();
      };
    } catch {
      await wait(5);
    }
  }
}
