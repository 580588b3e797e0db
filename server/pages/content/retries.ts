/** The longest pause is this many doublings of the shortest: some minutes, at two looks a second. */
const mostDoublings = 9;

/** Decides when something is attempted that has not succeeded: at once if it is new, then less and less often. */
export class Retries {
  #latest = '';
  #made = 0;
  #pause = 0;

  /**
   * Whether to attempt it now. Each call counts as one look: the first two are attempts, then one look is left
   * out, then three, then seven.
   */
  isDue(name: string): boolean {
    if (name !== this.#latest) {
      this.#latest = name;
      this.#made = 0;
      this.#pause = 0;
    }
    if (this.#pause > 0) {
      this.#pause -= 1;
      return false;
    }
    this.#pause = 2 ** this.#made - 1;
    this.#made = Math.min(this.#made + 1, mostDoublings);
    return true;
  }
}
