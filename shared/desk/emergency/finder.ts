import { asHeard, wordsIn } from './sounds.ts';

/** How many words apart the words of one entry may be. */
const reach = 5;

/** The beginning of a word, or with `isWhole` all of it. */
interface Stem {
  letters: string;
  isWhole: boolean;
}

/** Stems of words that follow one another or are written as one; usually a single one. */
type Phrase = Stem[];

interface Entry {
  /** Each of these groups has alternatives, one of which must be there. */
  wanted: Phrase[][];
  /** Nothing of these may be near. */
  unwanted: Phrase[][];
}

/** The places in a text at which a group has a phrase. */
type Places = Map<Phrase[], number[]>;

/**
 * Returns a function that says whether a text contains emergency words.
 * @param byLanguage as in `emergencyWords`
 */
export function emergencyFinder(byLanguage: Record<string, string[]>): (text: string) => boolean {
  const { en = [], ...others } = byLanguage;
  const lists = [
    listOf(en, (word) => word),
    // All heard alike, since people mix them.
    listOf(Object.values(others).flat(), asHeard),
  ];
  return (text) => {
    const words = wordsIn(text);
    return lists.some((isIn) => isIn(words));
  };
}

/** Returns a function that says whether one of some entries is among the words of a text. */
function listOf(texts: string[], spelling: (word: string) => string): (words: string[]) => boolean {
  const groups = new Map<string, Phrase[]>();
  const groupOf = (text: string) =>
    groups.getOrInsertComputed(text, () => phrasesIn(text, spelling));
  const entries = texts.map((text): Entry => {
    const parts = text.split(/\s+/).filter(Boolean);
    const isUnwanted = (part: string) => part.startsWith('!');
    return {
      wanted: parts
        .filter((part) => !isUnwanted(part))
        .map(groupOf)
        .filter(isFilled),
      unwanted: parts.filter(isUnwanted).map((part) => groupOf(part.slice(1))),
    };
  });
  // A text has many words and the list many stems, but few stems begin like a word.
  const byBeginning = Map.groupBy(
    [...groups.values()].flatMap((group) => group.map((phrase) => ({ group, phrase }))),
    ({ phrase }) => beginningOf(phrase[0]?.letters ?? ''),
  );
  return (words) => {
    const spelled = words.map(spelling);
    const places: Places = new Map();
    for (const [place, word] of spelled.entries()) {
      for (const { group, phrase } of byBeginning.get(beginningOf(word)) ?? []) {
        if (isAt(spelled, place, phrase)) places.getOrInsert(group, []).push(place);
      }
    }
    return places.size > 0 && entries.some((entry) => hasEntry(places, entry));
  };
}

const beginningOf = (word: string) => word.charAt(0);

const isFilled = (phrases: Phrase[]) => phrases.length > 0;

function phrasesIn(group: string, spelling: (word: string) => string): Phrase[] {
  const stemsOf = (text: string) =>
    wordsIn(text).map((word) => ({ letters: spelling(word), isWhole: text.endsWith('.') }));
  return group
    .split('|')
    .map((phrase) => phrase.split('-').flatMap(stemsOf))
    .filter(({ length }) => length > 0);
}

function hasEntry(places: Places, { wanted: [first, ...others], unwanted }: Entry): boolean {
  return (
    (first && places.get(first))?.some((place) => {
      const isThere = (group: Phrase[]) =>
        places.get(group)?.some((other) => Math.abs(other - place) <= reach) ?? false;
      return others.every(isThere) && !unwanted.some(isThere);
    }) ?? false
  );
}

function isAt(words: string[], place: number, phrase: Phrase): boolean {
  const inOne = { letters: phrase.map(({ letters }) => letters).join(''), isWhole: false };
  return (
    (phrase.length > 1 && fits(words[place], inOne)) ||
    phrase.every((stem, further) => fits(words[place + further], stem))
  );
}

function fits(word: string | undefined, { letters, isWhole }: Stem): boolean {
  return word !== undefined && (isWhole ? word === letters : word.startsWith(letters));
}
