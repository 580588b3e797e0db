import { asHeard } from '../../text/sounds.ts';
import { Places } from './places.ts';
import { sentencesIn, wordsIn } from './sentence-words.ts';
import { type Group, phraseIndex, phraseReader } from './stems.ts';
import { unmeantFinder } from './unmeant.ts';

interface Entry {
  /** Of the alternatives of each of these groups one must be there. */
  wanted: { group: Group; isNear: boolean }[];
  /** Nothing of these may be near. */
  unwanted: Group[];
}

/**
 * Returns a function that says whether a text contains emergency words.
 * @param byLanguage as in `emergencyWords`
 */
export function emergencyFinder(byLanguage: Record<string, string[]>): (text: string) => boolean {
  const { en = [], ...others } = byLanguage;
  const isInEnglish = listOf(en, (word) => word);
  // All heard alike, since people mix them.
  const isInOthers = listOf(Object.values(others).flat(), asHeard);
  const unmeantIn = unmeantFinder();
  return (text) => {
    const written = sentencesIn(text);
    const heard = heardAs(written);
    const unmeant = heard.map(unmeantIn);
    const meant = (sentences: string[][]) =>
      sentences.map((words, index) =>
        words.map((word, place) => (unmeant[index]?.has(place) ? '' : word)),
      );
    return isInEnglish(meant(written)) || isInOthers(meant(heard));
  };
}

/** The sentences as they sound; a word that is in them often is heard once. */
function heardAs(sentences: string[][]): string[][] {
  const known = new Map<string, string>();
  return sentences.map((words) => words.map((word) => known.getOrInsertComputed(word, asHeard)));
}

/** Returns a function that says whether one of some entries is among the words of sentences. */
function listOf(
  texts: string[],
  spelling: (word: string) => string,
): (sentences: string[][]) => boolean {
  const groups = new Map<string, Group>();
  const phrasesIn = phraseReader((text) => wordsIn(text).map(spelling));
  const groupOf = (text: string) => groups.getOrInsertComputed(text, phrasesIn);
  const entries = texts.map((text) => entryOf(text, groupOf));
  const groupsAt = phraseIndex([...groups.values()]);
  return (sentences) => {
    const places = new Places(sentences.flatMap((each, index) => each.map(() => index)));
    for (const [place, begun] of groupsAt(sentences.flat()).entries())
      for (const group of begun) places.add(group, place);
    return entries.some((entry) => hasEntry(places, entry));
  };
}

function entryOf(text: string, groupOf: (part: string) => Group): Entry {
  const parts = text.split(/\s+/).filter(Boolean);
  const isUnwanted = (part: string) => part.startsWith('!');
  return {
    wanted: parts
      .filter((part) => !isUnwanted(part))
      .map((part) => ({ group: groupOf(part.replace('~', '')), isNear: part.startsWith('~') }))
      .filter(({ group }) => group.length > 0),
    unwanted: parts.filter(isUnwanted).map((part) => groupOf(part.slice(1))),
  };
}

function hasEntry(places: Places, { wanted: [first, ...others], unwanted }: Entry): boolean {
  if (!first || !others.every(({ group }) => places.of(group).length > 0)) return false;
  return places.of(first.group).some((place) => {
    const found = [place];
    for (const { group, isNear } of others) {
      const beside = isNear ? (found.at(-1) ?? place) : place;
      const other = places.besides(beside, group, isNear);
      if (other === undefined) return false;
      found.push(other);
    }
    return !found.some((each) => unwanted.some((group) => places.excludes(each, group)));
  });
}
