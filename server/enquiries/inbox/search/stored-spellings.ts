import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../../database/index.ts';
import { type StoredSpellings, wordsIn } from './matches.ts';
import { areAlike } from './name-key.ts';
import { soundsIn } from './name-sounds.ts';
import { coreOf, ofSameConsonants } from './sounds-like.ts';
import { beginning } from './spellings.ts';

/** How many names are read at once. They have few spellings, so the next ones are looked for without these. */
const partSize = 100;

/** How the words of a search are spelt in the names that are stored: puja as Pooja. */
export async function storedSpellings(
  database: Database,
  search: string,
): Promise<StoredSpellings> {
  const spellings = new Map<string, string[]>();
  for (const word of new Set(wordsIn(search))) {
    const alike = (await storedLike(database, word)).filter((stored) => areAlike(stored, word));
    spellings.set(word, alike);
    await setImmediate();
  }
  return spellings;
}

/** The stored words that have the consonants of a word. Names that have the word itself are not looked at. */
async function storedLike(database: Database, word: string): Promise<string[]> {
  const [name] = soundsIn(word);
  if (name?.script !== 'latin' || !/^[a-z]+$/i.test(word)) return [];
  const core = coreOf(name.sounds);
  const found = new Set<string>();
  for (;;) {
    const known = [word.toLowerCase(), ...found];
    const rows = await database
      .selectFrom('enquiry_names')
      .innerJoin('enquiries', 'enquiries.id', 'enquiry_names.enquiry_id')
      .select(sql<string>`${beginning}`.as('beginning'))
      .where(ofSameConsonants(core))
      .where((row) =>
        row.and(known.map((each) => row(sql`lower(${beginning})`, 'not like', `%${each}%`))),
      )
      .limit(partSize)
      .execute();
    const before = found.size;
    for (const each of rows.flatMap((row) => wordsOfCore(row.beginning, core))) found.add(each);
    if (rows.length === 0 || found.size === before) return [...found];
  }
}

function wordsOfCore(stored: string, core: string): string[] {
  const name = /"name":"([^"]*)/.exec(stored)?.[1] ?? '';
  const words = name.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.filter((word) => soundsIn(word).some(({ sounds }) => coreOf(sounds) === core));
}
