import type { Logger } from 'pino';
import type { ChannelName } from '../../../shared/desk/enquiries/list.ts';
import type { Alerts } from '../../alerts/index.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/index.ts';
import { alertChannels } from './alerts.ts';
import type { Channel, OutboxChannel } from './deliveries.ts';
import { enquiryMailChannel } from './enquiry-mail.ts';
import { formServiceChannel } from './form-service.ts';
import { MailSender } from './mail-sender.ts';

/** What an operator has to configure so that someone is notified of enquiries. */
export const sendHint =
  'set SMTP_URL and NOTIFY_TO, or FORM_URL, FORM_ACCESS_KEY and FORM_TO, to send them on; with SMTP_URL, staff can also choose at the desk, under Account, to be notified by email';

/** Returns the names of the channels by which an enquiry would be sent at this moment. */
export type CurrentChannels = () => Promise<ChannelName[]>;

interface ChannelsOptions {
  config: Config;
  database: Database;
  log: Logger;
  alerts: Alerts;
}

/** The channels that are configured. */
export class Channels {
  /** The channels by which enquiries are sent on. */
  readonly #channels: readonly Channel<ChannelName>[];
  /** The channels by which staff are alerted. */
  readonly #alertChannels: readonly Channel[];
  /** The clinic's mail; null if none is configured. */
  readonly mail: MailSender | null;
  /** The channel whose first attempt the visitor waits for. */
  readonly awaitedChannel: ChannelName | null;

  constructor({ config, database, log, alerts }: ChannelsOptions) {
    const { formService, mail } = config;
    this.mail = mail && new MailSender({ mail, config, database, log });
    this.#channels = [
      ...(formService ? [formServiceChannel(formService)] : []),
      ...(this.mail ? [enquiryMailChannel(this.mail, config)] : []),
    ];
    this.#alertChannels = alertChannels({ alerts, mail: this.mail, database, config });
    this.awaitedChannel = this.#channels.find(({ isAwaited }) => isAwaited)?.name ?? null;
  }

  /** Returns a channel by its name; undefined if it is not configured, and its deliveries then wait. */
  get(name: OutboxChannel): Channel | undefined {
    return [...this.#channels, ...this.#alertChannels].find((channel) => channel.name === name);
  }

  currentChannels: CurrentChannels = () => findAvailableNames(this.#channels);

  /**
   * The channels by which a new enquiry is sent on, and staff are alerted to it.
   * @param isUrgent whether it contains emergency words
   */
  async forNewEnquiry(isUrgent: boolean): Promise<OutboxChannel[]> {
    const hasDevices = await this.hasRecipients('new-device');
    return [
      ...(await this.currentChannels()),
      ...(hasDevices ? (['new-device'] as const) : []),
      ...(isUrgent ? (['urgent-device'] as const) : []),
    ];
  }

  /** Whether an alert by a channel has recipients at this moment. */
  hasRecipients = async (name: OutboxChannel): Promise<boolean> =>
    (await this.get(name)?.isAvailable()) ?? false;

  /** The channels whose rows in the outbox are sent at this moment. */
  activeChannels = async (): Promise<OutboxChannel[]> => {
    const all: Channel[] = [...this.#channels, ...this.#alertChannels];
    const names = all.map(async ({ name, isActiveWithoutRecipients, isAvailable }) =>
      isActiveWithoutRecipients || (await isAvailable()) ? [name] : [],
    );
    return (await Promise.all(names)).flat();
  };

  /** Logs a warning if nobody is notified of enquiries. */
  async warnIfNobodyIsNotified(log: Logger): Promise<void> {
    try {
      if ((await this.currentChannels()).length === 0) {
        log.warn(`nobody is notified of enquiries; ${sendHint}`);
      }
    } catch {
      // The outbox worker logs that the database does not answer.
    }
  }
}

/** The names of the channels that have recipients at this moment. */
async function findAvailableNames<Name extends OutboxChannel>(
  channels: readonly Channel<Name>[],
): Promise<Name[]> {
  const names = channels.map(async ({ name, isAvailable }) =>
    (await isAvailable()) ? [name] : [],
  );
  return (await Promise.all(names)).flat();
}
