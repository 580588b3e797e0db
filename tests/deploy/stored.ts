import { openDatabase } from '../../server/database/index.ts';
import type { Seen } from './traffic.ts';

/** The messages of answered enquiries that the database does not hold exactly once. */
export async function notStoredOnce(databaseUrl: string, seen: Seen[]): Promise<string[]> {
  const database = await openDatabase(databaseUrl);
  const rows = await database.selectFrom('enquiries').selectAll().execute();
  await database.destroy();
  const texts = rows.map((row) => JSON.stringify(row));
  return seen
    .filter(({ what, status }) => what === 'enquiry' && status === 200)
    .flatMap(({ message = '' }) => message)
    .filter((message) => texts.filter((text) => text.includes(message)).length !== 1);
}
