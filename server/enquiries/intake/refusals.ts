import type { Logger } from 'pino';
import type { RecentRefusals, RefusalReason } from '../../../shared/desk/status.ts';
import type { Alerts } from '../../alerts/index.ts';
import { PlainError, reasonOf } from '../../log.ts';
import type { ServerWords } from '../../words/words.ts';
import type { DeliveryTimings } from '../outbox/deliveries.ts';
import type { MailSender } from '../outbox/mail-sender.ts';

const reasonTexts: Record<RefusalReason, string> = {
  network: 'the network has sent too many enquiries',
  disk: 'the disk of the database is almost full',
  database: 'the database does not answer in time',
};

/** Thrown when a valid enquiry is refused because a limit is reached. */
export class RefusedError extends PlainError {
  override name = 'RefusedError';
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(reasonTexts[reason]);
    this.reason = reason;
  }
}

interface RefusalsOptions {
  alerts: Pick<Alerts, 'notify'>;
  /** Null if no mail server is configured. */
  mail: MailSender | null;
  log: Logger;
  timings: Pick<DeliveryTimings, 'timeout' | 'sendTimeout'>;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A series of refusals for one reason, with less than a day from each to the next. */
interface Series {
  /** When the first and the last refusal happened, in milliseconds since 1970. */
  since: number;
  lastAt: number;
  count: number;
  /** When the clinic was last alerted, by the monotonic clock. */
  alertedAt: number;
}

/**
 * Counts valid enquiries that are refused, by reason. The first one is logged, and the clinic is alerted on devices and
 * by mail; then not again for an hour, however many follow. If nobody could be alerted, the first refusal after a
 * minute tries again. Refusals because the database does not answer are only counted.
 */
export class Refusals {
  readonly counts: Record<RefusalReason, number> = { network: 0, disk: 0, database: 0 };
  readonly #options: RefusalsOptions;
  readonly #series = new Map<RefusalReason, Series>();

  constructor(options: RefusalsOptions) {
    this.#options = options;
  }

  /** Counts an enquiry that is refused, and alerts the clinic if an alert is due. */
  record(reason: RefusalReason): void {
    this.counts[reason] += 1;
    const at = Date.now();
    const newSeries = { since: at, lastAt: at, count: 0, alertedAt: Number.NEGATIVE_INFINITY };
    const series = this.#recentSeriesOf(reason) ?? newSeries;
    this.#series.set(reason, series);
    series.lastAt = at;
    series.count += 1;
    // The intake logs the database's error, and without the database nobody can be alerted.
    if (reason === 'database') return;
    if (performance.now() - series.alertedAt < hour) return;
    series.alertedAt = performance.now();
    this.#options.log.error({ reason: reasonTexts[reason] }, 'enquiries are being refused');
    void this.#alert(reason, series);
  }

  /** The latest series of refusals for each reason, unless it ended more than a day ago. */
  recentSeries(): RecentRefusals[] {
    const reasons = Object.keys(reasonTexts) as RefusalReason[];
    return reasons.flatMap((reason) => {
      const series = this.#recentSeriesOf(reason);
      if (!series) return [];
      return { reason, count: series.count, since: new Date(series.since).toISOString() };
    });
  }

  #recentSeriesOf(reason: RefusalReason): Series | undefined {
    const series = this.#series.get(reason);
    return series && Date.now() - series.lastAt < day ? series : undefined;
  }

  async #alert(reason: RefusalReason, series: Series): Promise<void> {
    const { alerts, mail, log, timings } = this.#options;
    const write = ({ mail: copy, alerts: { refused } }: ServerWords) => ({
      subject: refused,
      text: `${reason === 'disk' ? copy.refusedDisk : copy.refused}\n\n${copy.refusedHourly}\n`,
    });
    const id = `refused-${new Date().toISOString().replace(/\W/g, '')}`;
    const signal = timings.timeout(timings.sendTimeout);
    // Sending fails if there is nobody to mail.
    const outcomes = await Promise.allSettled([
      alerts.notify({ kind: 'refused' }, signal),
      mail?.send({ enquiry: id, id, write }, signal),
    ]);
    for (const outcome of outcomes) {
      if (outcome.status === 'fulfilled') continue;
      log.warn({ reason: reasonOf(outcome.reason) }, 'the clinic could not be alerted to refusals');
    }
    const [alertResult, mailResult] = outcomes;
    const isMailed = mail !== null && mailResult.status === 'fulfilled';
    if (isMailed || (alertResult.status === 'fulfilled' && alertResult.value.length > 0)) return;
    series.alertedAt = performance.now() - hour + minute;
  }
}
