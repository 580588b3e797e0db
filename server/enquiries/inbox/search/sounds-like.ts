import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { soundsIn } from './name-sounds.ts';

/** Names of fewer sounds are compared as they are stored: too many others have the same consonants. */
const fewestSounds = 3;

/** How many sounds at its end a name may lack that the search has: कमलाबाई finds Kamla. */
const longestEnding = 2;

/** The stored sounds without each `i` but a first one: Verma is `virma`, and वर्मा `vrma`. */
const storedCore = sql<string>`substr(sounds, 1, 1) || replace(substr(sounds, 2), 'i', '')`;

/** Sounds as `storedCore` has them. */
export const coreOf = (sounds: string) => sounds.charAt(0) + sounds.slice(1).replaceAll('i', '');

/**
 * Selects the ids of enquiries with a name of the same sound in the other script, or one that begins with it. An `e`,
 * `i` or `y` within a word does not matter, since no two people write them alike. Null if the word is no name in one
 * script, or has parts of which each could be one.
 */
export function soundsLike(word: string): RawBuilder<unknown> | null {
  const [name, another] = soundsIn(word);
  if (!name || another) return null;
  const { script, sounds } = name;
  const core = coreOf(sounds);
  const alike = core.length < fewestSounds ? sql`sounds = ${sounds}` : hasCore(core);
  return sql`(select enquiry_id from enquiry_names where ${alike} and script != ${script})`;
}

/**
 * Selects the ids of enquiries with a name in Devanagari that may be the word in another spelling, or begin with it;
 * which of them is decided by their letters. Null if the word is no such name.
 */
export function mayBeSpelt(word: string): RawBuilder<unknown> | null {
  const [name, another] = soundsIn(word);
  if (name?.script !== 'devanagari' || another) return null;
  const { sounds } = name;
  const alike = sounds.length < fewestSounds ? sql`sounds = ${sounds}` : beginsWith(sounds);
  return sql`(select enquiry_id from enquiry_names where ${alike} and script = 'devanagari')`;
}

/** The condition that a stored name in Latin letters has these sounds, as `coreOf` has them. */
export function ofSameConsonants(core: string): RawBuilder<SqlBool> {
  const [from, to] = firstSound(core);
  return sql<SqlBool>`script = 'latin' and sounds >= ${from} and sounds < ${to}
    and sounds like ${inOrder(core)} and ${storedCore} = ${core}`;
}

function beginsWith(sounds: string) {
  const [from, to] = firstSound(sounds);
  return sql`sounds >= ${from} and sounds < ${to} and sounds like ${`${sounds}%`}`;
}

/** The bounds between which the index has the names that begin with the same sound. */
function firstSound(sounds: string): [from: string, to: string] {
  return [sounds.charAt(0), String.fromCharCode(sounds.charCodeAt(0) + 1)];
}

/** The condition that a stored name has these sounds, more at its end, or a little less. */
function hasCore(core: string) {
  const cores = [core, ...shorterThan(core)];
  // The index leaves the names with the same first sound, and a pattern that is quick to test few of these.
  const [from, to] = firstSound(core);
  return sql`sounds >= ${from} and sounds < ${to} and sounds like ${inOrder(cores.at(-1) ?? '')}
    and (${storedCore} like ${`${core}%`} or ${storedCore} in (${sql.join(cores)}))`;
}

const inOrder = (core: string) => `${[...core].join('%')}%`;

function shorterThan(core: string): string[] {
  return Array.from({ length: longestEnding }, (_, less) => core.slice(0, -1 - less)).filter(
    ({ length }) => length >= fewestSounds,
  );
}
