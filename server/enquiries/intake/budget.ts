import { LRUCache } from 'lru-cache';

const hour = 3_600_000;

/** The most networks whose enquiries are counted; of more, those that sent longest ago are forgotten. */
const mostNetworks = 100_000;

/** How many enquiries are stored in an hour. */
export interface HourlyLimits {
  /** From all networks together, apart from those that have sent nothing in this hour. */
  perHour: number;
  /** From one network, once a third of that has come. */
  perNetwork: number;
}

/**
 * Shares out what is stored in an hour, so that nobody can use it up for all others. Up to a third of the limit
 * everybody is let in. Beyond that, what each network has sent counts too, and beyond the limit only those are let in
 * that have sent nothing in this hour.
 */
export class HourlyBudget {
  readonly #limits: HourlyLimits;
  readonly #now: () => number;
  readonly #sent = new LRUCache<string, number>({ max: mostNetworks });
  #total = 0;
  #since: number;

  /** @param now a monotonic clock, in milliseconds */
  constructor(limits: HourlyLimits, now = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
    this.#since = now();
  }

  /** Whether another enquiry from this network may be stored. */
  admits(network: string): boolean {
    if (this.#now() - this.#since >= hour) {
      this.#sent.clear();
      this.#total = 0;
      this.#since = this.#now();
    }
    const { perHour, perNetwork } = this.#limits;
    const sent = this.#sent.get(network) ?? 0;
    if (sent === 0 || this.#total < perHour / 3) return true;
    return this.#total < perHour && sent < perNetwork;
  }

  /** Counts an enquiry that was stored. */
  count(network: string): void {
    this.#total += 1;
    this.#sent.set(network, (this.#sent.get(network) ?? 0) + 1);
  }
}
