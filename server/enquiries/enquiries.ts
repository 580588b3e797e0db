import type { Logger } from 'pino';
import type { EnquiryResult, Receipt } from '../../shared/enquiry.ts';
import { enquiryFields, problemsOf } from '../../shared/enquiry-fields.ts';
import type { Alerts } from '../alerts/index.ts';
import type { CleanupTasks } from '../cleanup.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/index.ts';
import { reasonOf } from '../log.ts';
import { EnquiryList } from './inbox/list.ts';
import { StoredEnquiries } from './inbox/stored.ts';
import { Intake, type IntakeLimits } from './intake/intake.ts';
import { Refusals } from './intake/refusals.ts';
import type { StoreResult } from './intake/store.ts';
import { Attempts } from './outbox/attempts.ts';
import type { OutboxChannel } from './outbox/channels/channel.ts';
import { Channels, type CurrentChannels } from './outbox/channels/channels.ts';
import { addDeliveries } from './outbox/deliveries.ts';
import { beforeTimeout, type DeliveryTimings, defaultTimings } from './outbox/timings.ts';
import { OutboxWorker } from './outbox/worker.ts';
import type { EnquiryForm } from './record/enquiry.ts';
import { deleteOldPatientDeletions } from './requests/deleted-by-patient.ts';
import { PatientMail } from './requests/patient-mail.ts';
import { Requests } from './requests/requests.ts';
import { UnopenedEnquiries } from './requests/unopened.ts';

export interface EnquiriesOptions {
  config: Config;
  database: Database;
  log: Logger;
  /** Alerts on staff devices. */
  alerts: Alerts;
  /** Overrides of the defaults; for tests. */
  timings?: Partial<DeliveryTimings>;
  /** Overrides of how many are accepted; for tests. */
  limits?: Partial<IntakeLimits> | undefined;
  /** The pause between two checks for unopened enquiries, in milliseconds; for tests. */
  unopenedInterval?: number | undefined;
}

/** Creates what handles enquiries on this server. */
export function createEnquiries(options: EnquiriesOptions): Enquiries {
  return new Enquiries(options);
}

/** The whole life cycle of enquiries on this server. */
export class Enquiries {
  readonly stored: StoredEnquiries;
  /** The list of enquiries at the desk. */
  readonly list: EnquiryList;
  /** The private pages of those who sent enquiries. */
  readonly requests: Requests;
  readonly patientMail: PatientMail;
  /** What was refused, by reason. */
  readonly refusals: Refusals;
  readonly #log: Logger;
  readonly #timings: DeliveryTimings;
  readonly #channels: Channels;
  readonly #attempts: Attempts;
  readonly #intake: Intake;
  readonly #worker: OutboxWorker;
  readonly #unopened: UnopenedEnquiries;
  readonly #database: Database;
  readonly #config: Config;

  constructor(options: EnquiriesOptions) {
    const { config, database, log, alerts, timings, limits } = options;
    this.#config = config;
    this.#log = log.child({ part: 'enquiries' });
    this.#timings = { ...defaultTimings, ...timings };
    const common = { database, log: this.#log, timings: this.#timings };
    const add = (id: string, channel: OutboxChannel) => addDeliveries(database, id, [channel]);
    const channels = new Channels({ ...common, config, alerts, add });
    const attempts = new Attempts({ ...common, channels });
    this.#channels = channels;
    this.#attempts = attempts;
    this.refusals = new Refusals({ ...common, alerts, mail: channels.mail });
    this.#intake = new Intake({ ...common, config, channels, limits, refusals: this.refusals });
    this.#worker = new OutboxWorker({ ...common, attempts, channels: channels.sending });
    this.requests = new Requests({ config, database, log: this.#log });
    this.patientMail = new PatientMail({ ...common, mail: channels.mail });
    this.#unopened = new UnopenedEnquiries({
      ...common,
      config,
      requests: this.requests,
      hasRecipients: channels.hasRecipients,
      onAlert: () => this.#worker.wake(),
      interval: options.unopenedInterval,
    });
    this.stored = new StoredEnquiries(database, channels.current, config.languages);
    this.list = new EnquiryList({ config, database, channels: channels.current });
    this.#database = database;
  }

  /** The channels by which enquiries are sent at this moment. */
  get channels(): CurrentChannels {
    return this.#channels.current;
  }

  /** Starts delivering in the background. */
  start(): void {
    void this.#channels.warnIfNobodyIsNotified(this.#log);
    this.#worker.start();
    this.#unopened.start();
  }

  /** The regular deletion of expired enquiries. */
  cleanup(): CleanupTasks {
    const { enquiryRetentionDays: days } = this.#config;
    return {
      enquiries: () => this.stored.deleteOld(days),
      'deletions by patients': () => deleteOldPatientDeletions(this.#database, days),
    };
  }

  /** Makes the outbox worker send what is due now, instead of after its pause. */
  sendSoon(): void {
    this.#worker.wake();
  }

  /** Resolves when everything under way has finished and is recorded. */
  async stop(): Promise<void> {
    await this.#unopened.stop();
    await this.#worker.stop();
    await this.#attempts.finished();
  }

  /**
   * Checks an enquiry, stores it durably, and sends it by the awaited channel if there is one.
   * @param network where it comes from, as `networkOf` says
   * @returns success when it is stored and that channel's recipient has accepted it, or when it is suspected
   *   spam. Never throws.
   */
  async accept(form: EnquiryForm, network: string): Promise<EnquiryResult> {
    const fields = problemsOf(form.content);
    if (Object.keys(fields).length > 0) return { success: false, problem: 'invalid', fields };
    const stored = await this.#intake.take(form, network);
    if (typeof stored === 'string') return { success: false, problem: stored, fields: {} };
    if (stored.spam) {
      const about = { enquiry: stored.id };
      this.#log.warn(about, 'stored as suspected spam: sent to nobody until staff decide');
      // A bot that learns of its rejection would try another way.
      return { success: true, ...this.#receiptOf(stored, form) };
    }
    this.#worker.wake();
    const delivered = await this.#deliverNow(stored, form);
    if (!delivered) return { success: false, problem: 'failed', fields: {} };
    return { success: true, ...this.#receiptOf(stored, form) };
  }

  /** Whether a message has words of an emergency. Longer ones than a form may send are read in part. */
  isUrgent({ content: { message } }: EnquiryForm): boolean {
    return this.#config.clinic.enquiryWords.isUrgent(
      message.slice(0, enquiryFields.message.maxLength),
    );
  }

  /** @throws PlainError if enquiries are refused because the disk is almost full */
  checkDisk(): Promise<void> {
    return this.#intake.checkDisk();
  }

  /**
   * For staff: tries to send an enquiry now, even one that was held as spam or for want of a channel.
   * @returns whether it has been delivered by every channel
   */
  async retry(id: string): Promise<boolean> {
    await this.stored.release(id);
    const channels = await this.channels();
    const outcomes = await Promise.all(
      channels.map((channel) => this.#worker.attempt(id, channel)),
    );
    return !outcomes.includes(false) && (await this.stored.show(id))?.delivery === 'delivered';
  }

  async #deliverNow({ id, lease }: StoreResult, form: EnquiryForm): Promise<boolean> {
    const { awaited } = this.#channels;
    if (awaited === null) return true;
    // The form service accepts only the four fields, so earlier versions are left out.
    const { content, answerLanguage: language } = form;
    if (lease) {
      const attempt = this.#attempts.make(lease, { id, content, language, earlier: [] });
      // A service that is slow may have accepted it: the attempt goes on, so that it is not sent twice.
      return beforeTimeout(attempt, this.#timings.timeout(this.#timings.answerTimeout)).catch(
        () => false,
      );
    }
    try {
      return await this.#attempts.awaitOther(id, awaited);
    } catch (error) {
      this.#log.error({ reason: reasonOf(error) }, 'an enquiry could not be sent at once');
      return false;
    }
  }

  /** What the visitor is told; the enquiry is stored, whatever happens here. */
  #receiptOf({ token, receivedAt }: StoreResult, form: EnquiryForm): Receipt {
    const answerBy = this.requests.answerBy(receivedAt);
    const request = token === null ? null : this.requests.pathOf(token, form.answerLanguage);
    const isByMail = this.requests.isByMail(form.content);
    return {
      ...(request !== null && { request }),
      receivedAt,
      answerBy,
      isByMail,
      ...(this.isUrgent(form) && { urgent: true as const }),
    };
  }
}
