import { spokenForm } from '../../text/sounds.ts';
import { createHarmlessFinder } from './harmless.ts';
import {
  type EmergencyWords,
  type List,
  ListReader,
  type PhraseText,
  partsOf,
  type Sign,
} from './list.ts';
import { PhraseIndex, sentencesIn } from './phrases.ts';

/** A condition of a sign; a sign that may be about the past has several. */
interface Condition<Words> {
  /** One phrase of each group must occur, near the previous one if `isNear`. */
  required: { words: Words; isNear: boolean }[];
  /** No phrase of these groups may be near. */
  excluded: Words[];
}

/** Returns a function that decides whether a text contains emergency words. */
export function createEmergencyFinder(words: EmergencyWords): (text: string) => boolean {
  const { en = [], ...others } = words.signs;
  const hasEnglishSign = createSignFinder(words, en, (word) => word);
  // The other languages are all compared by sound, because people mix them.
  const hasOtherSign = createSignFinder(words, Object.values(others).flat(), spokenForm);
  const harmlessIn = createHarmlessFinder(words);
  return (text) => {
    const sentences = sentencesIn(text);
    const sounds = soundsOf(sentences);
    const harmless = sounds.map(harmlessIn);
    const removeHarmless = (sentences: string[][]) =>
      sentences.map((words, index) =>
        words.map((word, position) => (harmless[index]?.has(position) ? '' : word)),
      );
    return hasEnglishSign(removeHarmless(sentences)) || hasOtherSign(removeHarmless(sounds));
  };
}

/** The sentences as they sound; each distinct word is converted once. */
function soundsOf(sentences: string[][]): string[][] {
  const cache = new Map<string, string>();
  return sentences.map((words) => words.map((word) => cache.getOrInsertComputed(word, spokenForm)));
}

/** Returns a function that decides whether sentences, each given as its words, contain one of these signs. */
function createSignFinder(
  words: EmergencyWords,
  signs: Sign[],
  spelling: (word: string) => string,
): (sentences: string[][]) => boolean {
  const { conditions, groups } = readSigns(words, signs);
  const index = new PhraseIndex(groups, spelling);
  return (sentences) => {
    const positions = new Positions(sentences.flatMap((words, index) => words.map(() => index)));
    for (const [position, matches] of index.groupsAt(sentences.flat()).entries())
      for (const group of matches) positions.add(group, position);
    return conditions.some((condition) => isMet(positions, condition));
  };
}

/** The conditions of signs, and the groups of phrases that they refer to by index. */
function readSigns({ lists, harmless }: EmergencyWords, signs: Sign[]) {
  const reader = new ListReader(lists);
  const indices = new Map<string, number>();
  const groups: PhraseText[][] = [];
  const groupOf = (list: List) =>
    indices.getOrInsertComputed(JSON.stringify(list), () => groups.push(reader.phrases(list)) - 1);
  const conditions = signs
    .flatMap((sign) => conditionsOf(sign, harmless.longAgo))
    .map(({ required, excluded }) => ({
      required: required.map(({ words, isNear }) => ({ words: groupOf(words), isNear })),
      excluded: excluded.map(groupOf),
    }));
  return { conditions, groups };
}

/**
 * A sign that may be about the past counts if no time long ago is mentioned, or with "now" (unless that is about the
 * request), or with words that say that the symptom is still present.
 */
function conditionsOf(
  { sign, unless, unlessLongAgo }: Sign,
  { when, now, calm, present }: EmergencyWords['harmless']['longAgo'],
): Condition<List>[] {
  const required = partsOf(sign).map(({ text, isNear }) => ({ words: { words: text }, isNear }));
  const excluded = unless === undefined ? [] : [{ words: unless }];
  if (!unlessLongAgo) return [{ required, excluded }];
  return [
    { required, excluded: [...excluded, when] },
    { required: [...required, { words: now, isNear: false }], excluded: [...excluded, calm] },
    { required: [...required, { words: present, isNear: true }], excluded },
  ];
}

function isMet(
  positions: Positions,
  { required: [first, ...others], excluded }: Condition<number>,
): boolean {
  if (!first || !others.every(({ words }) => positions.all(words).length > 0)) return false;
  return positions.all(first.words).some((position) => {
    const found = [position];
    for (const { words, isNear } of others) {
      const from = isNear ? (found.at(-1) ?? position) : position;
      const nearest = positions.nearestTo(from, words, isNear);
      if (nearest === undefined) return false;
      found.push(nearest);
    }
    return !found.some((at) => excluded.some((group) => positions.excludes(at, group)));
  });
}

/** The maximum distance between the phrases of a condition, and from a phrase that excludes it, in words. */
const maxDistance = { inSentence: 15, near: 5, toExclude: 8 };

/** The positions of phrases in a message, by group. */
class Positions {
  readonly #byGroup = new Map<number, number[]>();
  readonly #sentences: number[];

  /** @param sentences the index of each word's sentence */
  constructor(sentences: number[]) {
    this.#sentences = sentences;
  }

  /** Adds a position; positions must be added in order. */
  add(group: number, position: number): void {
    this.#byGroup.getOrInsertComputed(group, () => []).push(position);
  }

  all(group: number): number[] {
    return this.#byGroup.get(group) ?? [];
  }

  /** The nearest position of a group within the maximum distance of a position. */
  nearestTo(position: number, group: number, isNear: boolean): number | undefined {
    return this.#nearest(position, group, isNear ? maxDistance.near : maxDistance.inSentence);
  }

  /** Whether a group is close enough to a position to exclude it. */
  excludes(position: number, group: number): boolean {
    return this.#nearest(position, group, maxDistance.toExclude) !== undefined;
  }

  /** Only the last position before and the first one after need to be checked. */
  #nearest(position: number, group: number, inSentence: number): number | undefined {
    const positions = this.all(group);
    const index = firstIndexFrom(positions, position);
    const [before, after] = [positions[index - 1], positions[index]];
    const isAfterNearer = (after ?? Infinity) - position <= position - (before ?? -Infinity);
    const [nearer, further] = isAfterNearer ? [after, before] : [before, after];
    if (this.#isWithin(position, nearer, inSentence)) return nearer;
    return this.#isWithin(position, further, inSentence) ? further : undefined;
  }

  #isWithin(position: number, other: number | undefined, inSentence: number): boolean {
    if (other === undefined) return false;
    const isSameSentence = this.#sentences[position] === this.#sentences[other];
    return Math.abs(other - position) <= (isSameSentence ? inSentence : maxDistance.near);
  }
}

/** The index of the first of ascending numbers that is at least a minimum. */
function firstIndexFrom(ascending: number[], min: number): number {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ascending[middle] ?? 0) < min) low = middle + 1;
    else high = middle;
  }
  return low;
}
