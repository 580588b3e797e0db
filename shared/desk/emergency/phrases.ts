import { limitMarkRuns } from '../../text/clean-text.ts';
import { asciiDigits } from '../../text/digits.ts';
import { foldLetters } from '../../text/fold-letters.ts';
import type { PhraseText } from './list.ts';

/** The beginning of a word, or the whole word if `isWhole`. */
interface Stem {
  letters: string;
  isWhole: boolean;
}

/** Stems that begin consecutive words. */
interface Phrase {
  first: Stem;
  tail: Stem[];
  /** The index of its group. */
  group: number;
  /** Whether it is an exception: “chest”, except “chest X-ray”. */
  isException: boolean;
}

/** The phrases that begin with a word. */
interface PhrasesFromWord {
  /** Groups that have the word alone as a phrase. */
  groups: Set<number>;
  /** Longer phrases, by the first letter of the next word. */
  longer: Map<string, Phrase[]>;
}

/** Finds phrases in messages. Indexed, because messages have many words and groups have many phrases. */
export class PhraseIndex {
  readonly #byBeginning = new Map<string, Phrase[]>();

  /**
   * @param groups alternative phrases; a group is named by its index
   * @param spelling spells a word in the same way as the words of the messages
   */
  constructor(groups: PhraseText[][], spelling: (word: string) => string) {
    // Most words are in many groups.
    const cache = new Map<string, Stem[]>();
    const stemsOf = (text: string) =>
      wordsIn(text).map((word) => ({ letters: spelling(word), isWhole: text.endsWith('.') }));
    for (const [group, phrases] of groups.entries())
      for (const { words, isException } of phrases) {
        const stems = words.flatMap((word) => cache.getOrInsertComputed(word, stemsOf));
        const [first, ...tail] = stems;
        if (!first) continue;
        this.#put({ first, tail, group, isException });
        if (tail.length === 0) continue;
        // Some people join the words of a phrase.
        const letters = stems.map(({ letters }) => letters).join('');
        this.#put({ first: { letters, isWhole: false }, tail: [], group, isException });
      }
  }

  #put(phrase: Phrase): void {
    this.#byBeginning.getOrInsertComputed(keyOf(phrase.first), () => []).push(phrase);
  }

  /** Returns, for each word of a message, the groups with a phrase that begins there. */
  groupsAt(words: string[]): Set<number>[] {
    const cache = new Map<string, PhrasesFromWord>();
    const phrasesFrom = (word: string) => groupByNext(this.#phrasesFrom(word));
    return words.map((word, index) =>
      groupsFrom(cache.getOrInsertComputed(word, phrasesFrom), words, index + 1),
    );
  }

  #phrasesFrom(word: string): Phrase[] {
    return prefixesOf(word)
      .flatMap((beginning) => this.#byBeginning.get(beginning) ?? [])
      .filter(({ first }) => matches(word, first));
  }
}

function groupByNext(phrases: Phrase[]): PhrasesFromWord {
  const groups = new Set<number>();
  const longer: PhrasesFromWord['longer'] = new Map();
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
  { groups, longer }: PhrasesFromWord,
  words: string[],
  nextIndex: number,
): Set<number> {
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
