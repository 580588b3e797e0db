import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { keyOf } from './name-key.ts';
import { soundsIn } from './name-sounds.ts';
import { beginning } from './spellings.ts';

/** How a sound is written: in Latin letters; in Devanagari at the beginning, and after a consonant. */
interface Written {
  latin: string[];
  first: string[];
  after: string[];
}

const vowels: Record<string, Written> = {
  ao: { latin: ['a[ouvw]'], first: ['आ[वओ]'], after: ['ा[वओ]'] },
  ea: { latin: ['a[iy]a'], first: ['आया'], after: ['ाया', 'या'] },
  a: { latin: ['a'], first: ['[अआ]'], after: ['ा'] },
  i: { latin: ['[iy]', 'ee'], first: ['[इई]'], after: ['[िी]'] },
  u: { latin: ['u', 'oo'], first: ['[उऊ]'], after: ['[ुू]'] },
  e: { latin: ['a[iy]', 'e'], first: ['[एऐ]'], after: ['ा[ईय]', '[ेैय]'] },
  o: { latin: ['o', 'au'], first: ['[ओऔ]'], after: ['[ोौ]'] },
};

/** As in Shah, शहा and शाह. */
const afterOneConsonant: Written = {
  latin: ['a', 'ah', 'aha'],
  first: [],
  after: ['ा', 'ाह', 'हा'],
};

const consonants: Record<string, [latin: string[], devanagari: string]> = {
  b: [['b', 'bh'], '[बभ]'],
  c: [['ch', 'chh'], '[चछ]'],
  d: [['d', 'dh'], '[दधडढ]'],
  g: [['g', 'gh'], '[गघ]'],
  h: [['h'], 'ह'],
  j: [['[jz]', 'jh'], '[जझ]'],
  k: [['k', 'kh'], '[कख]'],
  l: [['l'], '[लळ]'],
  m: [['m'], 'म'],
  n: [['n'], '[नण]'],
  p: [['p', 'ph'], '[पफ]'],
  r: [['r'], 'र'],
  s: [['s', 'sh'], '[शषस]'],
  t: [['t', 'th'], '[तथटठ]'],
  v: [['[vw]'], 'व'],
};

const shortName = /^(?<before>[aiueo]?)(?<consonant>[^aiueo])(?<after>ao|ea|[aiueo])$/;

/**
 * The conditions of which one is met if the name in an enquiry has a word that is this short one in another spelling,
 * in either script; none if the word is no such name.
 */
export function namedShortly(word: string, kind: 'sqlite' | 'postgres'): RawBuilder<SqlBool>[] {
  const spellings = spellingsOf(word);
  if (kind === 'sqlite') return spellings.flatMap((letters) => hasWord(inEachCase(letters)));
  const pattern = `[ "](${spellings.join('|')})[ ",.-]`;
  return spellings.length > 0 ? [sql<SqlBool>`${beginning} ~* ${pattern}`] : [];
}

/** Two conditions, because a pattern that begins with brackets takes three times as long. */
function hasWord(letters: string): RawBuilder<SqlBool>[] {
  return [
    sql<SqlBool>`content glob ${`{"name":"${letters}[ ",.-]*`}`,
    sql<SqlBool>`${beginning} glob ${`* ${letters}[ ",.-]*`}`,
  ];
}

function inEachCase(letters: string): string {
  return letters.replace(/\[[a-z]+\]|[a-z]/g, (letter) => {
    const either = letter.replace(/[[\]]/g, '');
    return `[${either}${either.toUpperCase()}]`;
  });
}

/**
 * The ways to write a name of a single consonant, such as Ali, अली and Rao, in lower case. Letters in brackets stand
 * for one of them. Such names have too few sounds to be stored, but few spellings too.
 */
function spellingsOf(word: string): string[] {
  if (!/^(?:[a-z]+|[\u0900-\u097f]+)$/i.test(word)) return [];
  const key = keyOf(word);
  if (soundsIn(word).length > 0 && !key.endsWith('ao')) return [];
  const { before = '', consonant = '', after = '' } = shortName.exec(key)?.groups ?? {};
  const [latin, devanagari] = consonants[consonant] ?? [];
  const end = before === '' && after === 'a' ? afterOneConsonant : vowels[after];
  if (!latin || !devanagari || !end) return [];
  const start = vowels[before];
  return [
    ...joined(start?.latin ?? [''], latin, end.latin),
    ...joined(start?.first ?? [''], [devanagari], end.after),
  ];
}

function joined(...parts: string[][]): string[] {
  return parts.reduce((begun, next) => begun.flatMap((text) => next.map((part) => text + part)));
}
