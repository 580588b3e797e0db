import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../../database/index.ts';
import { type StoredSpellings, wordsIn } from './matches.ts';
import { areAlike } from './name-key.ts';
import { soundsIn } from './name-sounds.ts';
import { coreOf, ofSameConsonants } from './sounds-like.ts';
import { beginning } from './spellings.ts';

/** How many names are read at once; visitors are answered in between. */
const partSize = 200;

/** The most names that are read for a word. */
const mostNames = 1_000;

/** The most spellings that a search looks for besides its own words: strangers may have written any number. */
const mostSpellings = 16;

/** The place of a name in the index. */
type Place = readonly [sounds: string, id: string];

/** How the words of a search are spelt in the names that are stored, the usual spellings first: puja as Pooja. */
export async function storedSpellings(
  database: Database,
  search: string,
): Promise<StoredSpellings> {
  const spellings = new Map<string, string[]>();
  const words = new Set(wordsIn(search));
  const most = Math.ceil(mostSpellings / words.size);
  for (const word of words) {
    const alike = (await storedLike(database, word)).filter((stored) => areAlike(stored, word));
    spellings.set(word, alike.slice(0, most));
    await setImmediate();
  }
  return spellings;
}

/** The other words in stored names that have the consonants of a word, the most frequent first. */
async function storedLike(database: Database, word: string): Promise<string[]> {
  const [name] = soundsIn(word);
  if (name?.script !== 'latin' || !/^[a-z]+$/i.test(word)) return [];
  const core = coreOf(name.sounds);
  const counts = new Map<string, number>();
  let last: Place = ['', ''];
  for (let read = 0; read < mostNames; read += partSize) {
    const rows = await namesAfter(database, core, last);
    for (const each of rows.flatMap((row) => wordsOf(row.beginning))) {
      const known = counts.get(each);
      if (known !== undefined || hasCore(each, core)) counts.set(each, (known ?? 0) + 1);
    }
    const end = rows.at(-1);
    if (!end || rows.length < partSize) break;
    last = [end.sounds, end.enquiry_id];
    await setImmediate();
  }
  counts.delete(word.toLowerCase());
  return [...counts].sort(([, one], [, other]) => other - one).map(([each]) => each);
}

function namesAfter(database: Database, core: string, [sounds, id]: Place) {
  return database
    .selectFrom('enquiry_names')
    .innerJoin('enquiries', 'enquiries.id', 'enquiry_names.enquiry_id')
    .select(['sounds', 'enquiry_id', sql<string>`${beginning}`.as('beginning')])
    .where(ofSameConsonants(core))
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('sounds', 'script', 'enquiry_id'), '>', tuple(sounds, 'latin' as const, id)),
    )
    .orderBy('sounds')
    .orderBy('script')
    .orderBy('enquiry_id')
    .limit(partSize)
    .execute();
}

function hasCore(word: string, core: string): boolean {
  return soundsIn(word).some(({ sounds }) => coreOf(sounds) === core);
}

function wordsOf(stored: string): string[] {
  const name = /"name":"([^"]*)/.exec(stored)?.[1] ?? '';
  return name.toLowerCase().match(/[a-z]+/g) ?? [];
}
