import { type Kysely, sql } from 'kysely';
import { phoneDigitsIn } from '../../../shared/text/digits.ts';

/** How many enquiries are read at a time. */
const batch = 500;

/**
 * Stores the digits of phone numbers beside each enquiry, including those in Devanagari and other scripts.
 */
export async function addPhoneDigits(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('enquiries').addColumn('phone_digits', 'text').execute();
  for (let last: string | undefined = ''; last !== undefined; ) {
    const { rows } = await sql<{ id: string; content: string }>`
      select id, content from enquiries where id > ${last} order by id limit ${batch}`.execute(
      database,
    );
    for (const { id, content } of rows) {
      const digits = phoneDigitsIn(textsOf(content));
      await sql`update enquiries set phone_digits = ${digits} where id = ${id}`.execute(database);
    }
    last = rows.at(-1)?.id;
  }
}

function textsOf(content: string): string[] {
  const fields: unknown[] = Object.values(JSON.parse(content));
  return fields.filter((field) => typeof field === 'string');
}
