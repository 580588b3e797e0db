import { spokenForm } from '../../text/sounds.ts';
import { type EmergencyWords, type List, ListReader, type PhraseText } from './list.ts';
import { PhraseIndex } from './phrases.ts';

type Harmless = EmergencyWords['harmless'];
type Kind = keyof Harmless['denied'] | keyof Harmless['longAgo'] | keyof Harmless['readAbout'];

/** Whether the word at a position of a sentence is of one of these kinds. */
type IsOfKind = (position: number, ...kinds: Kind[]) => boolean;

/** How many words apart words may be that belong together. */
const maxDistance = { denial: 3, story: 9, past: 4, article: 6 };

/**
 * Returns a function that finds the positions of the words that do not name a present symptom, because the sentence
 * denies it ("dard nahi hai"), reports it from the past, or is about something read. In doubt a word counts, because a
 * false alarm does less harm than a missed one. Sentences are given as they sound.
 */
export function createHarmlessFinder(words: EmergencyWords): (sentence: string[]) => Set<number> {
  const phrases = phrasesByKind(words);
  const kinds = [...phrases.keys()];
  const index = new PhraseIndex([...phrases.values()], spokenForm);
  return (sentence) => {
    const kindsAt = index
      .groupsAt(sentence)
      .map((groups) => new Set([...groups].map((group) => kinds[group])));
    const is: IsOfKind = (position, ...any) => any.some((kind) => kindsAt[position]?.has(kind));
    const isAnywhere = (kind: Kind) => kindsAt.some((kinds) => kinds.has(kind));
    const isNow = kindsAt.some((kinds) => kinds.has('now') && !kinds.has('calm'));
    const isStory = isAnywhere('when') && !isAnywhere('recently') && !isNow;
    return new Set(
      sentence
        .keys()
        .flatMap((position) => [
          ...findDenial(sentence.length, is, position),
          ...findRuledOut(is, position),
          ...(isStory ? findReport(is, position) : []),
          ...findReadAbout(is, position),
        ]),
    );
  };
}

function phrasesByKind({ lists, harmless }: EmergencyWords): Map<Kind, PhraseText[]> {
  const reader = new ListReader(lists);
  const words: Record<Kind, List> = {
    ...harmless.denied,
    ...harmless.longAgo,
    ...harmless.readAbout,
  };
  return new Map(Object.entries(words).map(([kind, list]) => [kind as Kind, reader.phrases(list)]));
}

/** The positions from the first to the last. */
const span = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);

/** The end of a run of up to `max` words of some kinds after a position; without any, the position itself. */
function lastOf(is: IsOfKind, position: number, max: number, ...kinds: Kind[]): number {
  let last = position;
  while (last - position < max && is(last + 1, ...kinds)) last += 1;
  return last;
}

/** A denied symptom: "dard ya jalan nahi hai", but neither "dard nahi ja raha" nor "aisa dard kabhi nahi hua". */
function findDenial(length: number, is: IsOfKind, trouble: number): number[] {
  if (!is(trouble, 'trouble')) return [];
  const no = lastOf(is, trouble, maxDistance.denial, 'between') + 1;
  if (!is(no, 'no') || (no + 1 < length && !is(no + 1, 'afterNo'))) return [];
  const neighbours = [...span(trouble - 2, trouble - 1), ...span(no + 1, no + 3)];
  if (neighbours.some((position) => is(position, 'allTheSame'))) return [];
  const isListed = is(trouble - 1, 'either') && is(trouble - 2, 'trouble');
  return span(isListed ? trouble - 2 : trouble, no);
}

/** Symptoms that are ruled out: "never had chest pain or dizziness", but not "never had pain like this". */
function findRuledOut(is: IsOfKind, without: number): number[] {
  if (!is(without, 'without')) return [];
  const positions = [];
  let trouble = lastOf(is, without, maxDistance.denial, 'links') + 1;
  while (is(trouble, 'trouble') && !is(trouble + 1, 'allTheSame')) {
    positions.push(trouble);
    trouble += is(trouble + 1, 'either') ? 2 : 1;
  }
  return positions;
}

/**
 * Symptoms in a report of the past: "do saal pehle chakkar aakar gire the", unless the past event was something else:
 * "bypass hua tha, seene me dard hua".
 */
function findReport(is: IsOfKind, longAgo: number): number[] {
  if (!is(longAgo, 'when')) return [];
  const wordsAfter = span(longAgo + 1, longAgo + maxDistance.story);
  const end = wordsAfter.find((position) => is(position, 'past')) ?? -1;
  const troubles = (last: number) =>
    span(longAgo + 1, last).filter((position) => is(position, 'trouble', 'fall'));
  const positions = troubles(end);
  if (positions.length > 0 && end - (positions.at(-1) ?? 0) <= maxDistance.past) return positions;
  const verb = wordsAfter.find((position) => is(position, 'had'));
  return verb === undefined
    ? []
    : troubles(lastOf(is, verb, maxDistance.denial, 'links', 'trouble'));
}

/** Symptoms that someone has read about: "your article on chest pain", "दिल के दौरे पर जानकारी". */
function findReadAbout(is: IsOfKind, article: number): number[] {
  if (!is(article, 'article')) return [];
  const isAbout = (position: number) => is(position, 'about', 'trouble', 'subject');
  const lastPosition = lastOf(is, article, maxDistance.article, 'about', 'trouble', 'subject');
  let firstPosition = article;
  while (article - firstPosition < maxDistance.article && isAbout(firstPosition - 1))
    firstPosition -= 1;
  return span(firstPosition, lastPosition).filter((position) => is(position, 'trouble', 'subject'));
}
