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

/**
 * Returns a function that says which groups have a phrase that begins at a place among words. A message has many
 * words and the groups many phrases, but few begin like a word.
 */
export function phraseIndex(groups: Group[]): (words: string[], place: number) => Set<Group> {
  const byBeginning = new Map<string, { group: Group; phrase: Phrase }[]>();
  for (const group of groups)
    for (const phrase of group)
      for (const beginning of keysOf(phrase))
        byBeginning.getOrInsertComputed(beginning, () => []).push({ group, phrase });
  return (words, place) => {
    const meant = new Set<Group>();
    const unmeant: Group[] = [];
    for (const beginning of beginningsOf(words[place] ?? ''))
      for (const { group, phrase } of byBeginning.get(beginning) ?? [])
        if ((phrase.isUnmeant || !meant.has(group)) && isAt(words, place, phrase))
          phrase.isUnmeant ? unmeant.push(group) : meant.add(group);
    for (const group of unmeant) meant.delete(group);
    return meant;
  };
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

function isAt(words: string[], place: number, { stems, asOne }: Phrase): boolean {
  if (stems.every((stem, further) => fits(words[place + further], stem))) return true;
  return stems.length > 1 && fits(words[place], asOne);
}

function fits(word: string | undefined, { letters, isWhole }: Stem): boolean {
  return word !== undefined && (isWhole ? word === letters : word.startsWith(letters));
}
