import { limitMarkRuns } from '../../text/clean-text.ts';
import { asciiDigits } from '../../text/digits.ts';
import { foldLetters } from '../../text/fold-letters.ts';
import type { PhraseText } from './list.ts';

/** The beginning of a word, or the whole word if `isWhole`. */
interface Stem {
  letters: string;
  isWhole: boolean;
}

/** One or more stems, which begin consecutive words or are joined into one word. */
interface Phrase {
  stems: Stem[];
  /** The stems joined into one. */
  compound: Stem;
  /** Whether it is an exception: “chest”, except “chest X-ray”. */
  isException: boolean;
}

/** Alternative phrases. */
export type Group = Phrase[];

/**
 * Returns a function that reads the phrases of a list.
 * @param spelling spells a word in the same way as the words of the message
 */
export function createPhraseReader(
  spelling: (word: string) => string,
): (texts: PhraseText[]) => Group {
  // Most words are in many lists.
  const cache = new Map<string, Stem[]>();
  const stemsOf = (text: string) =>
    wordsIn(text).map((word) => ({ letters: spelling(word), isWhole: text.endsWith('.') }));
  return (texts) =>
    texts
      .map(({ words, isException }) => {
        const stems = words.flatMap((word) => cache.getOrInsertComputed(word, stemsOf));
        const compound = { letters: stems.map(({ letters }) => letters).join(''), isWhole: false };
        return { stems, compound, isException };
      })
      .filter(({ stems }) => stems.length > 0);
}

/** A phrase, indexed by its first stem; `tail` has the others. */
interface IndexedPhrase {
  group: Group;
  isException: boolean;
  tail: Stem[];
}

/** The phrases that begin with a word. */
interface PhrasesByWord {
  /** Groups that have the word alone as a phrase. */
  groups: Set<Group>;
  /** Longer phrases, by the first letter of the next word. */
  longer: Map<string, IndexedPhrase[]>;
}

/**
 * Returns a function that finds, for each word of a message, the groups with a phrase that begins there. Indexed,
 * because messages have many words and groups have many phrases.
 */
export function indexPhrases(groups: Group[]): (words: string[]) => Set<Group>[] {
  const byBeginning = new Map<string, { first: Stem; phrase: IndexedPhrase }[]>();
  const put = (first: Stem, phrase: IndexedPhrase) =>
    byBeginning.getOrInsertComputed(keyOf(first), () => []).push({ first, phrase });
  for (const group of groups)
    for (const { stems, compound, isException } of group) {
      const [first, ...tail] = stems;
      if (first) put(first, { group, isException, tail });
      if (tail.length > 0) put(compound, { group, isException, tail: [] });
    }
  const phrasesFrom = (word: string): PhrasesByWord => {
    const phrases: IndexedPhrase[] = [];
    for (const beginning of prefixesOf(word))
      for (const { first, phrase } of byBeginning.get(beginning) ?? [])
        if (matches(word, first)) phrases.push(phrase);
    return groupByNext(phrases);
  };
  return (words) => {
    const cache = new Map<string, PhrasesByWord>();
    return words.map((word, index) =>
      groupsFrom(cache.getOrInsertComputed(word, phrasesFrom), words, index + 1),
    );
  };
}

function groupByNext(phrases: IndexedPhrase[]): PhrasesByWord {
  const groups = new Set<Group>();
  const longer: PhrasesByWord['longer'] = new Map();
  for (const phrase of phrases) {
    const [nextStem] = phrase.tail;
    if (nextStem) longer.getOrInsertComputed(nextStem.letters.charAt(0), () => []).push(phrase);
    else if (!phrase.isException) groups.add(phrase.group);
  }
  for (const { group, isException, tail } of phrases)
    if (isException && tail.length === 0) groups.delete(group);
  return { groups, longer };
}

function groupsFrom(
  { groups, longer }: PhrasesByWord,
  words: string[],
  nextIndex: number,
): Set<Group> {
  const phrases = longer
    .get(words[nextIndex]?.charAt(0) ?? '')
    ?.filter(({ tail }) => tail.every((stem, index) => matches(words[nextIndex + index], stem)));
  if (!phrases || phrases.length === 0) return groups;
  const result = new Set(groups);
  for (const { group } of phrases) result.add(group);
  for (const { group, isException } of phrases) if (isException) result.delete(group);
  return result;
}

/** Maximum length of a stem's key, in letters. */
const keyLength = 4;

/** Whole words, such as numbers, have a key each, because there are many. */
const wholeKey = (word: string) => `${word}.`;

const keyOf = ({ letters, isWhole }: Stem) =>
  isWhole ? wholeKey(letters) : letters.slice(0, keyLength);

function prefixesOf(word: string): string[] {
  const beginnings = [wholeKey(word)];
  for (let length = Math.min(keyLength, word.length); length > 0; length -= 1)
    beginnings.push(word.slice(0, length));
  return beginnings;
}

function matches(word: string | undefined, { letters, isWhole }: Stem): boolean {
  return word !== undefined && (isWhole ? word === letters : word.startsWith(letters));
}

/** The words of a text in lower case, without the dots of Devanagari that people omit or mix up. */
const wordsIn = (text: string): string[] => wordsOf(plainText(text));

/**
 * The words of each sentence of a text. A comma does not end a sentence, nor does the dot of "Dr.", a decimal or "…".
 */
export function sentencesIn(text: string): string[][] {
  const sentenceEnd = /[।॥|?!\n]+|(?<!\.)\.(?=\s)/u;
  return plainText(text)
    .replace(abbreviations, '$1 ')
    .replace(pressures, '$1 diastolic$2')
    .split(sentenceEnd)
    .map(wordsOf);
}

const abbreviations = /(?<![\p{L}\p{M}])(dr|mr|mrs|smt|shri|sh|डॉ|डा|श्री|श्रीमती)\./gu;

/** Both values of a blood pressure; the lower one is not a reading of its own: "130/80", "130 over 80". */
const pressures = /(?<!\d)(\d{2,3})\s*(?:\/|over|by|upon|बाय)\s*(\d{2,3})(?!\d)/gu;

const wordsOf = (plainText: string): string[] => plainText.match(/[\p{L}\p{M}\p{N}']+/gu) ?? [];

function plainText(text: string): string {
  return foldLetters(asciiDigits(limitMarkRuns(text))).replaceAll('’', "'");
}
