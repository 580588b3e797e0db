import type { Logger } from 'pino';
import type { EnquiryResult } from '../../shared/enquiry.ts';
import { enquiryFields } from '../../shared/enquiry-fields.ts';
import type { Alerts } from '../alerts/index.ts';
import type { CleanupTasks } from '../cleanup.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/index.ts';
import { Acceptance } from './acceptance.ts';
import { Inbox } from './inbox/inbox.ts';
import { EnquiryList } from './inbox/list.ts';
import { EnquiryTexts } from './inbox/texts.ts';
import { Intake, type IntakeLimits } from './intake/intake.ts';
import { Refusals } from './intake/refusals.ts';
import { Attempts } from './outbox/attempts.ts';
import type { OutboxChannel } from './outbox/channels/channel.ts';
import { Channels, type CurrentChannels } from './outbox/channels/channels.ts';
import { addDeliveries } from './outbox/deliveries.ts';
import { type DeliveryTimings, defaultTimings } from './outbox/timings.ts';
import { OutboxWorker } from './outbox/worker.ts';
import type { EnquiryForm } from './record/enquiry.ts';
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
  readonly inbox: Inbox;
  /** The list of enquiries at the desk. */
  readonly list: EnquiryList;
  /** Finds what staff look for in the texts. */
  readonly texts: EnquiryTexts;
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
  readonly #acceptance: Acceptance;
  readonly #worker: OutboxWorker;
  readonly #unopened: UnopenedEnquiries;
  readonly #retentionDays: number;

  constructor(options: EnquiriesOptions) {
    const { config, database, log, alerts, timings, limits } = options;
    this.#log = log.child({ part: 'enquiries' });
    this.#timings = { ...defaultTimings, ...timings };
    const common = { database, log: this.#log, timings: this.#timings };
    const add = (id: string, channel: OutboxChannel) => addDeliveries(database, id, [channel]);
    const channels = new Channels({ ...common, config, alerts, add });
    const attempts = new Attempts({ ...common, channels });
    this.#channels = channels;
    this.#attempts = attempts;
    this.texts = new EnquiryTexts(config);
    this.refusals = new Refusals({ ...common, alerts, mail: channels.mail });
    this.#intake = new Intake({
      ...{ ...common, config, channels, limits },
      ...{ texts: this.texts, refusals: this.refusals },
    });
    this.#worker = new OutboxWorker({ ...common, attempts, channels: channels.sending });
    this.requests = new Requests({ config, database });
    this.patientMail = new PatientMail({ ...common, mail: channels.mail });
    this.#unopened = new UnopenedEnquiries({
      ...common,
      config,
      requests: this.requests,
      reaches: channels.reaches,
      onAlert: () => this.#worker.wake(),
      interval: options.unopenedInterval,
    });
    this.#acceptance = new Acceptance({
      ...common,
      intake: this.#intake,
      attempts,
      awaited: channels.awaited,
      requests: this.requests,
      texts: this.texts,
      onStored: () => this.#worker.wake(),
    });
    this.inbox = new Inbox(database, channels.current, config.languages);
    const listed = { ...config, database, channels: channels.current, texts: this.texts };
    this.list = new EnquiryList(listed);
    this.#retentionDays = config.enquiryRetentionDays;
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
    return {
      enquiries: () => this.inbox.deleteOld(this.#retentionDays),
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
  accept(form: EnquiryForm, network: string): Promise<EnquiryResult> {
    return this.#acceptance.accept(form, network);
  }

  /** Whether a message has words of an emergency. Longer ones than a form may send are read in part. */
  isUrgent({ content: { message } }: EnquiryForm): boolean {
    return this.texts.isUrgent(message.slice(0, enquiryFields.message.longest));
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
    await this.inbox.release(id);
    const channels = await this.channels();
    const outcomes = await Promise.all(
      channels.map((channel) => this.#worker.attempt(id, channel)),
    );
    return !outcomes.includes(false) && (await this.inbox.show(id))?.delivery === 'delivered';
  }
}
