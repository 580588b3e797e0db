import { openDatabase } from '../../server/database/index.ts';

/** The answer to an enquiry or to another request. */
export interface Answered {
  what: 'page' | 'enquiry';
  status: number;
  /** The message of an enquiry. */
  message?: string;
}

/** The messages of successful enquiries that are not in the database exactly once. */
export async function notStoredOnce(databaseUrl: string, seen: Answered[]): Promise<string[]> {
  const database = await openDatabase(databaseUrl);
  const rows = await database.selectFrom('enquiries').selectAll().execute();
  await database.destroy();
  const texts = rows.map((row) => JSON.stringify(row));
  return seen
    .filter(({ what, status }) => what === 'enquiry' && status === 200)
    .flatMap(({ message = '' }) => message)
    .filter((message) => texts.filter((text) => text.includes(message)).length !== 1);
}
