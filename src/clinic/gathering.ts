import { ContentMistake } from './mistakes.ts';

/** Waits for every collection, so that the mistakes in all files are told at once. */
export class Gathering {
  readonly #loads = new Map<string, Promise<void>>();
  readonly #complete = Promise.withResolvers<void>();
  #expected = 0;

  /** Says that one more collection will come. All are said before the first one comes. */
  expect(): void {
    this.#expected += 1;
  }

  /**
   * Adds a collection that is being read, and waits until all are read.
   * @throws the mistakes of all collections, or the first fault that is no mistake
   */
  async add(name: string, load: Promise<void>): Promise<void> {
    this.#loads.set(name, load);
    if (this.#loads.size === this.#expected) this.#complete.resolve();
    // Settled first: what fails while others are awaited must not count as unheard.
    await Promise.allSettled([load]);
    await this.#complete.promise;
    const results = await Promise.allSettled(this.#loads.values());
    const faults = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason] : [],
    );
    const other = faults.find((fault) => !(fault instanceof ContentMistake));
    if (other) throw other;
    const lines = faults.flatMap((fault: ContentMistake) => fault.message.split('\n'));
    if (lines.length > 0) throw new ContentMistake(...lines.sort());
  }
}
