import { openDatabase } from '../../server/database/index.ts';

/** The message of an enquiry that was sent, and the status of the response. */
export interface SentEnquiry {
  status: number;
  message: string;
}

/** The messages of successful enquiries that are not in the database exactly once. */
export async function messagesNotStoredOnce(
  databaseUrl: string,
  responses: SentEnquiry[],
): Promise<string[]> {
  const database = await openDatabase(databaseUrl);
  const rows = await database.selectFrom('enquiries').selectAll().execute();
  await database.destroy();
  const texts = rows.map((row) => JSON.stringify(row));
  return responses
    .filter(({ status }) => status === 200)
    .map(({ message }) => message)
    .filter((message) => texts.filter((text) => text.includes(message)).length !== 1);
}
