import type { Logger } from 'pino';
import type { Alerts } from '../../alerts/index.ts';
import type { DeskWords } from '../../desk-words.ts';
import { PlainError, reasonOf } from '../../log.ts';
import type { MailSender } from '../outbox/channels/mail-sender.ts';
import type { DeliveryTimings } from '../outbox/timings.ts';

/**
 * Why an enquiry is not stored although it is valid. `network`: its network has sent too many. `disk`: only the reserve
 * is left. `database`: it does not answer in time.
 */
export type RefusalReason = 'network' | 'disk' | 'database';

const texts: Record<RefusalReason, string> = {
  network: 'its network has sent more than its share of this hour',
  disk: 'the disk of the database is all but full',
  database: 'the database does not answer in time',
};

/** Thrown where an enquiry is refused because there is no room for it. */
export class RefusedError extends PlainError {
  override name = 'RefusedError';
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(texts[reason]);
    this.reason = reason;
  }
}

interface RefusalsOptions {
  alerts: Pick<Alerts, 'notifyOfRefusals'>;
  /** Null if no mail server is configured. */
  mail: MailSender | null;
  log: Logger;
  timings: Pick<DeliveryTimings, 'timeout' | 'sendTimeout'>;
}

const hour = 3_600_000;

/**
 * Counts the enquiries that are refused. The first one is logged, and the clinic is told of it by devices and mail; then
 * for an hour no more, however many there are.
 */
export class Refusals {
  readonly counts: Record<RefusalReason, number> = { network: 0, disk: 0, database: 0 };
  readonly #options: RefusalsOptions;
  readonly #toldAt = new Map<RefusalReason, number>();

  constructor(options: RefusalsOptions) {
    this.#options = options;
  }

  /** Counts an enquiry that is refused, and sees to it that the clinic learns of it. */
  note(reason: RefusalReason): void {
    this.counts[reason] += 1;
    // The intake logs what the database says; and whom to tell stands there.
    if (reason === 'database') return;
    const now = performance.now();
    if (now - (this.#toldAt.get(reason) ?? Number.NEGATIVE_INFINITY) < hour) return;
    this.#toldAt.set(reason, now);
    this.#options.log.error({ reason: texts[reason] }, 'enquiries are being refused');
    void this.#tell(reason);
  }

  async #tell(reason: RefusalReason): Promise<void> {
    const { alerts, mail, log, timings } = this.#options;
    const write = ({ mail: copy }: DeskWords) => ({
      subject: copy.refusedSubject,
      text: [reason === 'disk' ? copy.refusedDisk : copy.refused, copy.refusedOnce, ''].join(
        '\n\n',
      ),
    });
    const id = `refused-${new Date().toISOString().replace(/\W/g, '')}`;
    const signal = timings.timeout(timings.sendTimeout);
    // Where there is nobody to mail, sending says so.
    const outcomes = await Promise.allSettled([
      alerts.notifyOfRefusals(signal),
      mail?.send({ enquiry: id, id, write }, signal),
    ]);
    for (const outcome of outcomes) {
      if (outcome.status === 'fulfilled') continue;
      log.warn({ reason: reasonOf(outcome.reason) }, 'the clinic could not be told of refusals');
    }
  }
}
