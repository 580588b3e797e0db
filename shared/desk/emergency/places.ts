import type { Group } from './stems.ts';

/** How many words apart the words of an entry may be, and what excludes it. */
const reach = { inSentence: 15, near: 5, toExclude: 8 };

/** Where in a message groups have a phrase. */
export class Places {
  readonly #byGroup = new Map<Group, number[]>();
  readonly #sentences: number[];

  /** @param sentences the number of the sentence of each word */
  constructor(sentences: number[]) {
    this.#sentences = sentences;
  }

  /** Notes a place, after all that come before it. */
  add(group: Group, place: number): void {
    this.#byGroup.getOrInsertComputed(group, () => []).push(place);
  }

  of(group: Group): number[] {
    return this.#byGroup.get(group) ?? [];
  }

  /** The nearest place of a group that is near enough to another place to be meant together with it. */
  besides(place: number, group: Group, isNear: boolean): number | undefined {
    return this.#nearest(place, group, isNear ? reach.near : reach.inSentence);
  }

  /** Whether a group is so near to a place that it tells what is meant there. */
  excludes(place: number, group: Group): boolean {
    return this.#nearest(place, group, reach.toExclude) !== undefined;
  }

  /** No other place can be in reach if neither the last one before nor the first one behind is. */
  #nearest(place: number, group: Group, inSentence: number): number | undefined {
    const places = this.of(group);
    const index = firstFrom(places, place);
    const [before, behind] = [places[index - 1], places[index]];
    const isBehindNearer = (behind ?? Infinity) - place <= place - (before ?? -Infinity);
    const [nearer, further] = isBehindNearer ? [behind, before] : [before, behind];
    if (this.#isInReach(place, nearer, inSentence)) return nearer;
    return this.#isInReach(place, further, inSentence) ? further : undefined;
  }

  #isInReach(place: number, other: number | undefined, inSentence: number): boolean {
    if (other === undefined) return false;
    const isTogether = this.#sentences[place] === this.#sentences[other];
    return Math.abs(other - place) <= (isTogether ? inSentence : reach.near);
  }
}

/** The index of the first of ascending numbers that is not below another. */
function firstFrom(ascending: number[], least: number): number {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ascending[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
