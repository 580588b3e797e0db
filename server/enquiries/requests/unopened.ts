import type { Logger } from 'pino';
import { addOpenMinutes } from '../../../shared/hours/working-time.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/index.ts';
import { FailureLog } from '../../log.ts';
import { timestamp } from '../../time/clock.ts';
import { RepeatedTask } from '../../time/repeated-task.ts';
import { addDeliveries, type OutboxChannel } from '../outbox/deliveries.ts';
import type { Requests } from './requests.ts';

const minute = 60_000;
const day = 24 * 3_600_000;

/** How far back to look for enquiries, in milliseconds: no clinic is closed for longer. */
const maxClosure = 45 * day;

/** How late an alert may be, in milliseconds, so that a clock that has jumped causes no alerts about old enquiries. */
const maxDelay = day;

/** Maximum number of enquiries that one check examines. */
const maxEnquiries = 100;

interface UnopenedOptions {
  config: Pick<Config, 'clinic'>;
  database: Database;
  requests: Requests;
  log: Logger;
  /** Whether an alert through a channel currently has recipients. */
  hasRecipients: (channel: OutboxChannel) => Promise<boolean>;
  /** Called after alerts were added to the outbox. */
  onAlert: () => void;
  /** The pause between two checks, in milliseconds. */
  interval?: number | undefined;
}

/**
 * Queues alerts about enquiries that nobody has opened in time: first to the devices of staff, then by mail if the
 * enquiry stays unopened for as long again; by mail at once if there is no device. Each is sent once.
 */
export class UnopenedEnquiries extends RepeatedTask {
  readonly #options: UnopenedOptions;
  readonly #failures: FailureLog;

  constructor(options: UnopenedOptions) {
    super(() => this.#checkOrLog(), options.interval ?? minute);
    this.#options = options;
    this.#failures = new FailureLog({
      onFailure: (fields) => options.log.warn(fields, 'could not look for unopened enquiries'),
      onRecovery: () => options.log.info('looking for unopened enquiries works again'),
    });
  }

  async #checkOrLog(): Promise<void> {
    try {
      await this.#check();
      this.#failures.recordSuccess();
    } catch (error) {
      this.#failures.recordFailure(error);
    }
  }

  async #check(): Promise<void> {
    const { config, database, requests, hasRecipients, onAlert } = this.#options;
    const unopenedEnquiries = await this.#findUnopened();
    if (unopenedEnquiries.length === 0) return;
    const firstChannel = (await hasRecipients('unopened-device'))
      ? 'unopened-device'
      : 'unopened-mail';
    const hasMailRecipients = await hasRecipients('unopened-mail');
    const workingTime = requests.workingTime();
    let count = 0;
    for (const { id, created_at, deviceAlert } of unopenedEnquiries) {
      const hasDeviceAlert = deviceAlert !== null;
      const channel = hasDeviceAlert ? 'unopened-mail' : firstChannel;
      if (channel === 'unopened-mail' && !hasMailRecipients) continue;
      const minutes = config.clinic.facts.alertAfter * (hasDeviceAlert ? 2 : 1);
      const at = addOpenMinutes(Temporal.Instant.from(created_at), minutes, workingTime);
      const delay = Date.now() - at.epochMilliseconds;
      if (delay < 0 || delay >= maxDelay) continue;
      // Another server may do the same at this moment: the table's primary key admits each alert once.
      await addDeliveries(database, id, [channel]);
      count += 1;
    }
    if (count > 0) onAlert();
  }

  /** Enquiries that nobody has opened, moved or answered, and about which no mail was queued; newest first. */
  #findUnopened() {
    const { config, database } = this.#options;
    return database
      .selectFrom('enquiries')
      .innerJoin('requests', 'requests.enquiry_id', 'enquiries.id')
      .leftJoin('deliveries as deviceAlerts', (join) =>
        join
          .onRef('deviceAlerts.enquiry_id', '=', 'enquiries.id')
          .on('deviceAlerts.channel', '=', 'unopened-device'),
      )
      .select(['enquiries.id', 'enquiries.created_at', 'deviceAlerts.channel as deviceAlert'])
      .where('enquiries.tab', '=', 'new')
      .where('enquiries.created_at', '>', timestamp(-maxClosure))
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
              .where('channel', '=', 'unopened-mail'),
          ),
        ),
      )
      .orderBy('enquiries.created_at', 'desc')
      .limit(maxEnquiries)
      .execute();
  }
}
