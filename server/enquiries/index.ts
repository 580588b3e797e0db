import { setTimeout as wait } from 'node:timers/promises';
import pRetry from 'p-retry';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Database } from '../database/index.ts';
import { reasonOf } from '../log.ts';
import { Courier } from './courier.ts';
import type { Channel } from './deliveries.ts';
import { type EnquiryForm, type FieldProblems, type Problem, problemsOf } from './enquiry.ts';
import { formServiceSender } from './form-service.ts';
import { Housekeeping } from './housekeeping.ts';
import { type Kept, keepEnquiry } from './keep.ts';
import { mailSender } from './mail.ts';
import { type FormOutcome, FormOutcomes } from './outcomes.ts';
import { type Pace, usualPace } from './pace.ts';
import { Staff } from './staff.ts';

export { toCsv } from './csv.ts';
export type { EnquiryForm } from './enquiry.ts';
export { readForm } from './enquiry.ts';
export { type FormOutcome, outcomeCookie, outcomeLasts } from './outcomes.ts';
export type { Pace } from './pace.ts';
export type { StaffEnquiry } from './staff.ts';

export type EnquiryResult =
  | { success: true }
  | { success: false; problem: Problem; fields: FieldProblems };

export interface EnquiriesParts {
  config: Config;
  database: Database;
  log: Logger;
  /** Slower or quicker than usual; for tests. */
  pace?: Partial<Pace>;
}

/** The whole life of enquiries on this server. */
export function createEnquiries(parts: EnquiriesParts): Enquiries {
  return new Enquiries(parts);
}

export class Enquiries {
  readonly staff: Staff;
  readonly #database: Database;
  readonly #log: Logger;
  readonly #pace: Pace;
  readonly #channels: Channel[];
  readonly #courier: Courier;
  readonly #outcomes: FormOutcomes;
  readonly #housekeeping: Housekeeping;

  constructor({ config, database, log, pace }: EnquiriesParts) {
    this.#database = database;
    this.#log = log.child({ part: 'enquiries' });
    this.#pace = { ...usualPace, ...pace };
    const { formService, mail, siteUrl } = config;
    const senders = {
      ...(formService && { service: formServiceSender(formService, this.#pace.answer) }),
      ...(mail && { mail: mailSender(mail, siteUrl, this.#pace.answer) }),
    };
    this.#channels = Object.keys(senders) as Channel[];
    this.#courier = new Courier({ database, log: this.#log, senders, pace: this.#pace });
    this.#outcomes = new FormOutcomes(database, this.#log);
    this.staff = new Staff(database);
    this.#housekeeping = new Housekeeping({
      tasks: {
        outcomes: () => this.#outcomes.sweep(),
        retention: () => this.staff.deleteOld(config.enquiryRetentionDays),
      },
      log: this.#log,
    });
  }

  /** Begins to deliver in the background and to delete what has been kept long enough. */
  start(): void {
    this.#courier.start();
    this.#housekeeping.start();
  }

  /** Resolves when everything under way is finished and noted. */
  async stop(): Promise<void> {
    this.#housekeeping.stop();
    await this.#courier.stop();
  }

  /**
   * Checks an enquiry, stores it durably, and sends it to the form service where there is one.
   * @returns success only when it is stored and the service, if configured, has it. Never throws.
   */
  async accept(form: EnquiryForm): Promise<EnquiryResult> {
    const fields = problemsOf(form.content);
    if (Object.keys(fields).length > 0) return { success: false, problem: 'invalid', fields };
    const kept = await this.#keep(form);
    if (kept === null) return { success: false, problem: 'unavailable', fields: {} };
    // A robot that is told so would try another way.
    if (kept.spam) return { success: true };
    this.#courier.hurry();
    const delivered = await this.#deliverNow(kept);
    return delivered ? { success: true } : { success: false, problem: 'failed', fields: {} };
  }

  /** Keeps what a visitor without JavaScript is to be shown; see FormOutcomes. */
  keepOutcome(outcome: FormOutcome): Promise<string> {
    return this.#outcomes.put(outcome);
  }

  /**
   * What the page shows to a visitor without JavaScript who has just posted the form.
   * @param cookieHeader the request's whole Cookie header, or null
   * @returns null when there is nothing to show. Never throws.
   */
  outcomeFor(cookieHeader: string | null): Promise<FormOutcome | null> {
    return this.#outcomes.take(cookieHeader);
  }

  /**
   * Staff: tries to send one enquiry now, spam or not.
   * @returns whether it has gone out by every channel
   */
  async retry(id: string): Promise<boolean> {
    await this.staff.approve(id, this.#channels);
    const outcomes = await Promise.all(
      this.#channels.map((channel) => this.#courier.attemptNow(id, channel)),
    );
    return !outcomes.includes(false) && (await this.staff.show(id))?.status !== 'waiting';
  }

  async #keep(form: EnquiryForm): Promise<Kept | null> {
    const options = { channels: this.#channels, claimLasts: this.#pace.claim };
    try {
      // A database that is restarted or locked for a moment is no reason to send a visitor away.
      return await pRetry(() => keepEnquiry(this.#database, form, options), {
        retries: 20,
        factor: 1.5,
        minTimeout: 50,
        maxTimeout: 500,
        maxRetryTime: this.#pace.storing,
      });
    } catch (error) {
      this.#log.error({ reason: reasonOf(error) }, 'an enquiry could not be stored');
      return null;
    }
  }

  async #deliverNow(kept: Kept): Promise<boolean> {
    if (!this.#channels.includes('service')) return true;
    if (kept.claim) return this.#courier.attempt(kept.claim);
    try {
      const attempted = await this.#courier.attemptNow(kept.id, 'service');
      return attempted ?? (await this.#awaitOther(kept.id));
    } catch (error) {
      this.#log.error({ reason: reasonOf(error) }, 'an enquiry could not be sent at once');
      return false;
    }
  }

  /** Waits for the attempt that someone else is making, so that both askers get its answer. */
  async #awaitOther(enquiryId: string): Promise<boolean> {
    const patience = Date.now() + this.#pace.answer + 1_000;
    for (;;) {
      const delivery = await this.#database
        .selectFrom('deliveries')
        .select(['delivered_at', 'claim'])
        .where('enquiry_id', '=', enquiryId)
        .where('channel', '=', 'service')
        .executeTakeFirst();
      if (!delivery || delivery.delivered_at !== null) return true;
      if (delivery.claim === null || Date.now() > patience) return false;
      await wait(100);
    }
  }
}
