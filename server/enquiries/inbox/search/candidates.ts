import { type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Database, isSqlite, type Tables } from '../../../database/index.ts';
import { jsonOf, phoneIn, type StoredSpellings, wordsIn } from './matches.ts';
import { namedShortly } from './short-names.ts';
import { signatureOfWords } from './signature.ts';
import { mayBeSpelt, soundsLike } from './sounds-like.ts';

type SignatureRow = ExpressionBuilder<Tables, 'enquiry_signatures'>;

/** A word, and the conditions of which one is met where it is written otherwise. */
interface Wanted {
  word: string;
  spellings: readonly string[];
  alike: RawBuilder<SqlBool>[];
  isShort: boolean;
}

/** The most enquiries that are chosen. Where more may match, going through the whole list soon fills a page. */
const most = 1_000;

/**
 * The enquiries that may match a search, newest first, by their signatures; each of those that are left out does not
 * match. Null if they are too many, or if the search has no word of three letters besides short names.
 */
export async function candidatesFor(
  database: Database,
  search: string,
  spellings: StoredSpellings,
): Promise<string[] | null> {
  const phone = phoneIn(search);
  const words = [...new Set(phone ? [phone] : wordsIn(search))]
    .filter((word) => haveBits([word]).length > 0)
    .map((word) => wanted(database, word, spellings.get(word) ?? []));
  if (words.every(({ isShort }) => isShort)) return null;
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

function wanted(database: Database, word: string, spellings: readonly string[]): Wanted {
  const ids = [soundsLike(word), mayBeSpelt(word)].filter((each) => each !== null);
  const short = namedShortly(word, isSqlite(database) ? 'sqlite' : 'postgres');
  const alike = ids.map((each) => sql<SqlBool>`enquiry_id in ${each}`);
  if (short.length > 0) alike.push(inText(short));
  return { word, spellings, alike, isShort: short.length > 0 };
}

function inText(conditions: RawBuilder<SqlBool>[]) {
  return sql<SqlBool>`exists (select 1 from enquiries
    where id = enquiry_id and (${sql.join(conditions, sql` or `)}))`;
}

/**
 * The condition that the words may be in a text. Those that cannot be names are looked for together, and short names
 * in the texts that are left.
 */
function mayContain(row: SignatureRow, words: Wanted[]) {
  const others = words.filter(({ alike }) => alike.length === 0).map(({ word }) => word);
  const names = words.filter(({ alike, isShort }) => alike.length > 0 && !isShort);
  const short = words.filter(({ isShort }) => isShort);
  const before = row.and([...haveBits(others), ...names.map((name) => mayBe(row, name))]);
  if (short.length === 0) return before;
  const after = row.and(short.map((name) => mayBe(row, name)));
  return sql<SqlBool>`case when ${before} then ${after} else false end`;
}

function mayBe(row: SignatureRow, { word, spellings, alike }: Wanted) {
  const written = [word, ...spellings].map((each) => row.and(haveBits([each])));
  return row.or([...written, ...alike]);
}

/** The conditions that a signature has all the bits of the words. */
function haveBits(words: string[]) {
  return signatureOfWords(words.map(jsonOf)).flatMap((bits, at) => {
    const column = sql.ref(`bits_${at}`);
    return bits > 0 ? [sql<SqlBool>`(${column} & ${bits}) = ${bits}`] : [];
  });
}
