import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Database, Tables } from '../../../database/index.ts';
import { jsonOf, phoneIn, wordsIn } from './matches.ts';
import { signatureOfWords } from './signature.ts';
import { mayBeSpelt, soundsLike } from './sounds-like.ts';

type SignatureRow = ExpressionBuilder<Tables, 'enquiry_signatures'>;

/** The most enquiries that are chosen. Where more may match, going through the whole list soon fills a page. */
const most = 1_000;

/**
 * The enquiries that may match a search, newest first, by their signatures; each of those that are left out does not
 * match. Null if they are too many, or if the search has no word of three letters.
 */
export async function candidatesFor(database: Database, search: string): Promise<string[] | null> {
  const phone = phoneIn(search);
  const words = [...new Set(phone ? [phone] : wordsIn(search))].filter(
    (word) => haveBits([word]).length > 0,
  );
  if (words.length === 0) return null;
  // First, because the background may sign some of them meanwhile.
  const unsigned = await database
    .selectFrom('enquiries')
    .select(['id', 'created_at'])
    .where('signed', 'is', null)
    .limit(most + 1)
    .execute();
  const signed = await database
    .selectFrom('enquiry_signatures')
    .select(['enquiry_id as id', 'created_at'])
    .where((row) => mayContain(row, words))
    .limit(most + 1)
    .execute();
  // One that was corrected is unsigned, and still has its former signature.
  const found = new Map([...unsigned, ...signed].map(({ id, created_at }) => [id, created_at]));
  if (found.size > most) return null;
  const places = [...found].map(([id, time]) => ({ id, place: `${time} ${id}` }));
  return places.toSorted((one, other) => (one.place < other.place ? 1 : -1)).map(({ id }) => id);
}

/** The condition that the words may be in a text. Those that cannot be names are looked for together. */
function mayContain(row: SignatureRow, words: string[]) {
  const sounding = words.map((word) => ({
    word,
    ids: [soundsLike(word), mayBeSpelt(word)].filter((each) => each !== null),
  }));
  const others = sounding.filter(({ ids }) => ids.length === 0).map(({ word }) => word);
  const names = sounding.filter(({ ids }) => ids.length > 0);
  return row.and([
    ...haveBits(others),
    ...names.map(({ word, ids }) => {
      const alike = ids.map((each) => sql<SqlBool>`enquiry_id in ${each}`);
      return row.or([row.and(haveBits([word])), ...alike]);
    }),
  ]);
}

/** The conditions that a signature has all the bits of the words. */
function haveBits(words: string[]) {
  return signatureOfWords(words.map(jsonOf)).flatMap((bits, at) => {
    const column = sql.ref(`bits_${at}`);
    return bits > 0 ? [sql<SqlBool>`(${column} & ${bits}) = ${bits}`] : [];
  });
}
