import type { Logger } from 'pino';
import type { Alerts } from '../alerts/index.ts';
import type { CleanupTasks } from '../cleanup.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/index.ts';
import { reasonOf } from '../log.ts';
import { EnquiryList } from './inbox/list.ts';
import { EnquiryRepository } from './inbox/repository.ts';
import { Intake, type IntakeLimits } from './intake/intake.ts';
import { Refusals } from './intake/refusals.ts';
import { Attempts } from './outbox/attempts.ts';
import { Channels, type CurrentChannels } from './outbox/channels.ts';
import { type DeliveryTimings, defaultTimings, withTimeout } from './outbox/deliveries.ts';
import { OutboxWorker } from './outbox/worker.ts';
import { Requests } from './requests/requests.ts';
import { deleteOldPatientDeletions } from './requests/store.ts';
import { UnopenedEnquiries } from './requests/unopened.ts';

interface EnquiriesOptions {
  config: Config;
  database: Database;
  log: Logger;
  /** Alerts on staff devices. */
  alerts: Alerts;
  /** Overrides of the defaults; for tests. */
  timings?: Partial<DeliveryTimings>;
  /** Overrides of the limits of the intake; for tests. */
  limits?: Partial<IntakeLimits> | undefined;
  /** The pause between two checks for unopened enquiries, in milliseconds; for tests. */
  unopenedInterval?: number | undefined;
}

/** Handles enquiries on this server: connects the parts, and starts and stops them. */
export class Enquiries {
  readonly intake: Intake;
  readonly repository: EnquiryRepository;
  /** The list of enquiries at the desk. */
  readonly list: EnquiryList;
  /** The private pages of people who have sent enquiries. */
  readonly requests: Requests;
  /** Counts refused enquiries, and alerts the clinic. */
  readonly refusals: Refusals;
  readonly #channels: Channels;
  readonly #attempts: Attempts;
  readonly #worker: OutboxWorker;
  readonly #unopened: UnopenedEnquiries;
  readonly #sharedOptions: {
    config: Config;
    database: Database;
    log: Logger;
    timings: DeliveryTimings;
  };

  constructor(options: EnquiriesOptions) {
    const { config, database, log, alerts, timings, limits } = options;
    const sharedOptions = {
      config,
      database,
      log: log.child({ part: 'enquiries' }),
      timings: { ...defaultTimings, ...timings },
    };
    this.#sharedOptions = sharedOptions;
    const channels = new Channels({ ...sharedOptions, alerts });
    const attempts = new Attempts({ ...sharedOptions, channels });
    this.#channels = channels;
    this.#attempts = attempts;
    this.#worker = new OutboxWorker({
      ...sharedOptions,
      attempts,
      channels: channels.activeChannels,
    });
    this.refusals = new Refusals({ ...sharedOptions, alerts, mail: channels.mail });
    this.requests = new Requests(sharedOptions);
    this.intake = new Intake({
      ...sharedOptions,
      channels,
      attempts,
      limits,
      requests: this.requests,
      refusals: this.refusals,
      onStored: () => this.sendSoon(),
    });
    this.#unopened = new UnopenedEnquiries({
      ...sharedOptions,
      requests: this.requests,
      hasRecipients: channels.hasRecipients,
      onAlert: () => this.sendSoon(),
      interval: options.unopenedInterval,
    });
    this.repository = new EnquiryRepository(database, channels.currentChannels, config.languages);
    this.list = new EnquiryList({ config, database, channels: channels.currentChannels });
  }

  /** Reads the channels by which enquiries are sent at this moment. */
  get channels(): CurrentChannels {
    return this.#channels.currentChannels;
  }

  /** Starts to deliver, and to look for unopened enquiries, in the background. */
  start(): void {
    void this.#channels.warnIfNobodyIsNotified(this.#sharedOptions.log);
    this.#worker.start();
    this.#unopened.start();
  }

  /** The regular deletion of expired enquiries, and of old records of deletions by patients. */
  cleanupTasks(): CleanupTasks {
    const { config, database } = this.#sharedOptions;
    const days = config.enquiryRetentionDays;
    return {
      enquiries: () => this.repository.deleteOld(days),
      'deletions by patients': () => deleteOldPatientDeletions(database, days),
    };
  }

  /** Makes the outbox worker send what is due now, instead of after its pause. */
  sendSoon(): void {
    this.#worker.wake();
  }

  /** Stops both; resolves when everything under way has finished and has been recorded. */
  async stop(): Promise<void> {
    await this.#unopened.stop();
    await this.#worker.stop();
    await this.#attempts.drain();
  }

  /**
   * Mails an offer to a patient, while the person at the desk waits.
   * @param mail its id is the same for each try, so that a mail program recognises a duplicate
   * @returns whether the mail server has accepted it
   */
  async mailPatient(
    address: string,
    mail: { id: string; subject: string; text: string },
  ): Promise<boolean> {
    const { log, timings } = this.#sharedOptions;
    const sender = this.#channels.mail;
    if (!sender) return false;
    try {
      const signal = timings.timeout(timings.answerTimeout);
      await withTimeout(sender.sendToOne(address, mail, signal), signal);
      return true;
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, 'an offer could not be mailed to the patient');
      return false;
    }
  }

  /**
   * For the command line: tries to send an enquiry now, even one that was held as spam or because no channel was
   * available.
   * @returns whether it has been delivered by every channel
   */
  async retry(id: string): Promise<boolean> {
    await this.repository.release(id);
    const channels = await this.channels();
    const outcomes = await Promise.all(
      channels.map((channel) => this.#worker.attempt(id, channel)),
    );
    return !outcomes.includes(false) && (await this.repository.find(id))?.delivery === 'delivered';
  }
}
