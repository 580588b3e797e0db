import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/index.ts';
import { FailureLog } from '../../failure-log.ts';
import { timestamp } from '../../time/clock.ts';
import { RepeatedTask } from '../../time/repeated-task.ts';
import { afterOpenMinutes } from '../../time/working-time.ts';
import type { Requests } from './requests.ts';

const minute = 60_000;
const day = 24 * 3_600_000;

/** How far back enquiries are looked at, in milliseconds: no clinic closes for longer. */
const longestClosure = 45 * day;

/** How late an alert may be, in milliseconds: a clock that has jumped alerts nobody of old enquiries. */
const latest = day;

/** Most enquiries that one look alerts of. */
const mostAlerted = 100;

interface UnopenedOptions {
  config: Pick<Config, 'clinic'>;
  database: Database;
  requests: Requests;
  log: Logger;
  /** Whether an alert would reach anyone now. */
  isAvailable: () => Promise<boolean>;
  /** Called when alerts wait in the outbox. */
  onAlert: () => void;
  /** The pause between two looks, in milliseconds. */
  interval?: number | undefined;
}

/**
 * Puts an alert for whoever is on duty into the outbox, once for each enquiry that nobody has opened in
 * time.
 */
export class UnopenedEnquiries extends RepeatedTask {
  readonly #options: UnopenedOptions;
  readonly #failures: FailureLog;

  constructor(options: UnopenedOptions) {
    super(() => this.#lookOrLog(), options.interval ?? minute);
    this.#options = options;
    this.#failures = new FailureLog({
      failed: (fault) => options.log.warn(fault, 'unopened enquiries could not be looked for'),
      works: () => options.log.info('unopened enquiries are looked for again'),
    });
  }

  async #lookOrLog(): Promise<void> {
    try {
      await this.#look();
      this.#failures.works();
    } catch (error) {
      this.#failures.failed(error);
    }
  }

  async #look(): Promise<void> {
    const { config, requests, isAvailable, onAlert } = this.#options;
    const { alertAfter } = config.clinic.facts;
    const unopened = await this.#find();
    const oldest = unopened.at(-1);
    if (!oldest || !(await isAvailable())) return;
    const working = await requests.workingTime(Temporal.Instant.from(oldest.created_at));
    const due = unopened.filter(({ created_at }) => {
      const received = Temporal.Instant.from(created_at);
      const at = afterOpenMinutes(received, alertAfter, working).epochMilliseconds;
      const late = Date.now() - at;
      return late >= 0 && late < latest;
    });
    for (const { id } of due) await this.#alert(id);
    if (due.length > 0) onAlert();
  }

  /** Enquiries that nobody has opened, moved or answered, and of which nobody was alerted; newest first. */
  #find(): Promise<{ id: string; created_at: string }[]> {
    const { config, database } = this.#options;
    return database
      .selectFrom('enquiries')
      .innerJoin('requests', 'requests.enquiry_id', 'enquiries.id')
      .select(['enquiries.id', 'enquiries.created_at'])
      .where('enquiries.desk_tab', '=', 'new')
      .where('enquiries.created_at', '>', timestamp(-longestClosure))
      .where('enquiries.created_at', '<=', timestamp(-config.clinic.facts.alertAfter * minute))
      .where('requests.opened_at', 'is', null)
      .where('requests.state', '=', 'received')
      .where((row) =>
        row.not(
          row.exists(
            row
              .selectFrom('deliveries')
              .select('enquiry_id')
              .whereRef('deliveries.enquiry_id', '=', 'enquiries.id')
              .where('channel', '=', 'alert'),
          ),
        ),
      )
      .orderBy('enquiries.created_at', 'desc')
      .limit(mostAlerted)
      .execute();
  }

  /** Another server may do the same at this moment: the table takes one alert for each enquiry. */
  async #alert(enquiry_id: string): Promise<void> {
    await this.#options.database
      .insertInto('deliveries')
      .values({ enquiry_id, channel: 'alert', next_attempt_at: timestamp() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
