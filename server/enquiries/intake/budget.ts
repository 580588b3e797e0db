import { LRUCache } from 'lru-cache';
import { rangesOf } from '../../plugins/origin.ts';

const hour = 3_600_000;

/** How many networks, and ranges of them, are counted. Beyond that, the least recent are dropped. */
const maxRanges = 10_000;

/** How many enquiries may be stored in an hour. */
export interface HourlyLimits {
  /** From all networks together; beyond it, only networks that have sent nothing in this hour are admitted. */
  perHour: number;
  /** The limit for one network, once a third of `perHour` is used up. */
  perNetwork: number;
}

/**
 * Shares out the enquiries that may be stored in an hour, so that nobody can use up all of them. Up to a third of the
 * limit, everybody is admitted. Beyond that, each network has its own limit. Beyond the whole limit, only networks that
 * have sent nothing in this hour are admitted, unless a third of the limit came from the range of their provider.
 */
export class HourlyBudget {
  readonly #limits: HourlyLimits;
  readonly #counts = new LRUCache<string, number>({ max: maxRanges });
  #total = 0;
  #hourStart = performance.now();

  constructor(limits: HourlyLimits) {
    this.#limits = limits;
  }

  /** Whether another enquiry from this network may be stored. */
  admits(network: string): boolean {
    if (performance.now() - this.#hourStart >= hour) {
      this.#counts.clear();
      this.#total = 0;
      this.#hourStart = performance.now();
    }
    const { perHour, perNetwork } = this.#limits;
    const third = perHour / 3;
    if (this.#total < third) return true;
    const [widestRange = network] = rangesOf(network);
    const count = this.#counts.get(network) ?? 0;
    if (count === 0 && (this.#counts.get(widestRange) ?? 0) < third) return true;
    return this.#total < perHour && count < perNetwork;
  }

  /** Counts an enquiry that was stored. */
  count(network: string): void {
    this.#total += 1;
    const [widestRange = network] = rangesOf(network);
    for (const range of new Set([widestRange, network])) {
      this.#counts.set(range, (this.#counts.get(range) ?? 0) + 1);
    }
  }
}
