import { setTimeout as wait } from 'node:timers/promises';
import type { Caddy } from '../../deploy/caddy.ts';
import type { Answered } from '../../deploy/stored.ts';
import { anEnquiry } from '../../support/site/visitor.ts';

/** One answer that a visitor has seen; its status is 0 if there was none. */
export interface Seen extends Answered {
  path: string;
  /** When the request was sent, by the clock of `performance.now()`. */
  asked: number;
}

const pages = ['/', '/offers', '/contact', '/blog', '/locations/sakoli', '/healthz'];

/** Visitors who read and write without a pause until they are stopped. */
export class Traffic {
  readonly seen: Seen[] = [];
  readonly #caddy: Caddy;
  readonly #visitors: Promise<void>[];
  #over = false;

  constructor(caddy: Caddy) {
    this.#caddy = caddy;
    this.#visitors = [this.#read(0), this.#read(3), this.#write(), this.#write()];
  }

  /** Lets all visitors finish their current request. */
  async stop(): Promise<Seen[]> {
    this.#over = true;
    await Promise.all(this.#visitors);
    return this.seen;
  }

  /** Waits until this many more answers of a kind have arrived. */
  async until(what: Seen['what'], more: number): Promise<void> {
    const count = () => this.seen.filter((each) => each.what === what).length;
    const wanted = count() + more;
    while (count() < wanted) await wait(10);
  }

  async #read(first: number): Promise<void> {
    for (let place = first; !this.#over; place += 1) {
      const path = pages[place % pages.length] ?? '/';
      await this.#note({ what: 'page', path }, () => this.#caddy.ask(path));
    }
  }

  async #write(): Promise<void> {
    let from = '';
    for (let count = 0; !this.#over; count += 1) {
      // Nobody writes so often that she is told to wait.
      if (count % 20 === 0) from = anotherAddress();
      const enquiry = anEnquiry();
      await this.#note({ what: 'enquiry', path: '/api/enquiries', message: enquiry.message }, () =>
        this.#caddy.ask('/api/enquiries', {
          method: 'POST',
          from,
          headers: { 'content-type': 'application/json', accept: 'application/json' },
          body: JSON.stringify(enquiry),
        }),
      );
    }
  }

  async #note(
    about: Pick<Seen, 'what' | 'path' | 'message'>,
    ask: () => Promise<{ status: number }>,
  ): Promise<void> {
    const asked = performance.now();
    const status = await ask().then(
      (answer) => answer.status,
      () => 0,
    );
    // Four visitors who never pause would leave no processor time to the servers.
    await wait(10);
    this.seen.push({ ...about, status, asked });
  }
}

let addresses = 0;

/** Each visitor has her own loopback address. */
export function anotherAddress(): string {
  addresses += 1;
  return `127.9.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
}

/** The answers that a visitor would call a failure. */
export function failuresIn(seen: Seen[]): Seen[] {
  return seen.filter(({ status }) => status !== 200);
}
