/** The beginning of a word, or with `isWhole` all of it. */
interface Stem {
  letters: string;
  isWhole: boolean;
}

/** Stems of words that follow one another or are written as one; usually a single one. */
interface Phrase {
  stems: Stem[];
  /** All of them written as one. */
  asOne: Stem;
  /** Where this stands, no other phrase of the group is meant: `chest|!chest-x-ray`. */
  isUnmeant: boolean;
}

/** Phrases any of which will do. */
export type Group = Phrase[];

/**
 * Returns the phrases of a part of an entry: `a|b-c` are two.
 * @param wordsIn splits and spells a phrase as the words of a message are
 */
export function phrasesIn(part: string, wordsIn: (text: string) => string[]): Group {
  const stemsOf = (text: string) =>
    wordsIn(text).map((letters) => ({ letters, isWhole: text.endsWith('.') }));
  return part
    .split('|')
    .map((phrase) => {
      const stems = phrase.split('-').flatMap(stemsOf);
      const asOne = { letters: stems.map(({ letters }) => letters).join(''), isWhole: false };
      return { stems, asOne, isUnmeant: phrase.startsWith('!') };
    })
    .filter(({ stems }) => stems.length > 0);
}

/** The phrases that a word begins. */
interface Begun {
  /** Groups of which the word is all of a phrase. */
  groups: Set<Group>;
  /** Phrases that go on, by the first letter of what must follow. */
  longer: Map<string, { group: Group; isUnmeant: boolean; further: Stem[] }[]>;
}

/**
 * Returns a function that says which groups have a phrase that begins at each of some words. A message has many
 * words and the groups many phrases, but few begin like a word, and many words are the same.
 */
export function phraseIndex(groups: Group[]): (words: string[]) => Set<Group>[] {
  const byBeginning = new Map<string, { group: Group; phrase: Phrase }[]>();
  for (const group of groups)
    for (const phrase of group)
      for (const beginning of keysOf(phrase))
        byBeginning.getOrInsertComputed(beginning, () => []).push({ group, phrase });
  const begunBy = (word: string): Begun => {
    const phrases = beginningsOf(word).flatMap((beginning) => byBeginning.get(beginning) ?? []);
    const alone = phrases.filter(({ phrase }) => isAlone(word, phrase));
    const groups = new Set(alone.map(({ group }) => group));
    for (const { group, phrase } of alone) if (phrase.isUnmeant) groups.delete(group);
    return { groups, longer: longerThan(word, phrases) };
  };
  return (words) => {
    const known = new Map<string, Begun>();
    return words.map((word, place) =>
      groupsFrom(known.getOrInsertComputed(word, begunBy), words, place + 1),
    );
  };
}

const isAlone = (word: string, { stems, asOne }: Phrase) =>
  stems.length > 1 ? fits(word, asOne) : fits(word, stems[0]);

function longerThan(word: string, phrases: { group: Group; phrase: Phrase }[]): Begun['longer'] {
  const longer: Begun['longer'] = new Map();
  for (const { group, phrase } of phrases) {
    const [first, ...further] = phrase.stems;
    const [second] = further;
    if (second && fits(word, first))
      longer
        .getOrInsertComputed(second.letters.charAt(0), () => [])
        .push({ group, isUnmeant: phrase.isUnmeant, further });
  }
  return longer;
}

function groupsFrom({ groups, longer }: Begun, words: string[], next: number): Set<Group> {
  const phrases = longer.get(words[next]?.charAt(0) ?? '')?.filter(({ further }) =>
    further.every((stem, index) => fits(words[next + index], stem)),
  );
  if (!phrases || phrases.length === 0) return groups;
  const meant = new Set(groups);
  for (const { group } of phrases) meant.add(group);
  for (const { group, isUnmeant } of phrases) if (isUnmeant) meant.delete(group);
  return meant;
}

/** How many letters of a stem its key has; a stem may have fewer. */
const keyLength = 4;

/** Whole words, of which there are many (numbers), have a key each. */
const wholeKey = (word: string) => `${word}.`;

/** The keys under which a phrase is found: its first stem, and all of them written as one. */
function keysOf({ stems, asOne }: Phrase): Set<string> {
  const [first] = stems;
  if (!first) return new Set();
  const key = first.isWhole ? wholeKey(first.letters) : first.letters.slice(0, keyLength);
  return new Set(stems.length > 1 ? [key, asOne.letters.slice(0, keyLength)] : [key]);
}

function beginningsOf(word: string): string[] {
  const beginnings = [wholeKey(word)];
  for (let length = Math.min(keyLength, word.length); length > 0; length -= 1)
    beginnings.push(word.slice(0, length));
  return beginnings;
}

function fits(word: string | undefined, stem: Stem | undefined): boolean {
  if (word === undefined || !stem) return false;
  return stem.isWhole ? word === stem.letters : word.startsWith(stem.letters);
}
