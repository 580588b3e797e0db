import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Database, Tables } from '../../../database/index.ts';
import { jsonOf, phoneIn, soundsLike, wordsIn } from './matches.ts';
import { signatureOfWords } from './signature.ts';

type SignatureRow = ExpressionBuilder<Tables, 'enquiry_signatures'>;

/**
 * The most enquiries that are looked at one by one, newest first. Where more may match, going through the whole list
 * soon fills a page.
 */
const most = 1_000;

/**
 * The enquiries that may match a search, newest first, by their signatures; each of those that are left out does not
 * match. Null if they are too many, or if the search has no word of three letters.
 */
export async function candidatesFor(database: Database, search: string): Promise<string[] | null> {
  const phone = phoneIn(search);
  const words = phone ? [phone] : wordsIn(search).filter(hasBits);
  if (!words.some(hasBits)) return null;
  const signed = await database
    .selectFrom('enquiry_signatures')
    .select(['enquiry_id as id', 'created_at'])
    .where((row) => row.and(words.map((word) => mayContain(row, word))))
    .limit(most + 1)
    .execute();
  const unsigned = await database
    .selectFrom('enquiries')
    .select(['id', 'created_at'])
    .where('signed', 'is', null)
    .limit(most + 1)
    .execute();
  const found = [...signed, ...unsigned];
  if (found.length > most) return null;
  const places = found.map(({ id, created_at }) => ({ id, place: `${created_at} ${id}` }));
  return places.toSorted((one, other) => (one.place < other.place ? 1 : -1)).map(({ id }) => id);
}

const bitsIn = (word: string) => signatureOfWords([jsonOf(word)]);

const hasBits = (word: string) => bitsIn(word).some((bits) => bits > 0);

function mayContain(row: SignatureRow, word: string) {
  const columns = bitsIn(word).flatMap((bits, at) => {
    const column = sql.ref(`bits_${at}`);
    return bits > 0 ? [sql<SqlBool>`(${column} & ${bits}) = ${bits}`] : [];
  });
  const contains = row.and(columns);
  const ids = soundsLike(word);
  return ids ? row.or([contains, sql<SqlBool>`enquiry_id in ${ids}`]) : contains;
}
