import type { Logger } from 'pino';
import type { ChannelName } from '../../../../shared/desk/enquiries/deliveries.ts';
import type { Alerts } from '../../../alerts/index.ts';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../database/index.ts';
import { PlainError } from '../../../log.ts';
import type { Channel, OutboxChannel } from './channel.ts';
import { arrivalChannel, deviceAlertChannel } from './devices.ts';
import { enquiryMailChannel } from './enquiry-mail.ts';
import { formServiceChannel } from './form-service.ts';
import { immediateDeviceChannel, immediateMailChannel } from './immediate-alerts.ts';
import { mailAlertChannel } from './mail-alert.ts';
import { MailSender } from './mail-sender.ts';

/** What an operator has to configure so that someone is notified of enquiries. */
export const howToSend =
  'set SMTP_URL and NOTIFY_TO, or FORM_URL, FORM_ACCESS_KEY and FORM_TO, to send them on; with SMTP_URL, staff can also choose at the desk, under Account, to be told by email';

/** The names of the channels by which an enquiry would be sent at this moment. */
export type CurrentChannels = () => Promise<ChannelName[]>;

interface ChannelsOptions {
  config: Config;
  database: Database;
  log: Logger;
  alerts: Alerts;
  /** Puts another delivery of an enquiry into the outbox. */
  add: (enquiryId: string, channel: OutboxChannel) => Promise<void>;
}

/** The channels that are configured. */
export class Channels {
  /** Those by which every enquiry is sent on. */
  readonly #channels: readonly Channel<ChannelName>[];
  /** Those by which staff are alerted to a new enquiry, or to one that nobody has opened. */
  readonly #toStaff: readonly Channel[];
  /** The clinic's mail; null if none is configured. */
  readonly mail: MailSender | null;
  /** The one whose first attempt the visitor waits for. */
  readonly awaited: ChannelName | null;

  constructor({ config, database, log, alerts, add }: ChannelsOptions) {
    const { formService, mail } = config;
    this.mail = mail && new MailSender({ mail, config, database, log });
    this.#channels = [
      ...(formService ? [formServiceChannel(formService)] : []),
      ...(this.mail ? [enquiryMailChannel(this.mail, config)] : []),
    ];
    this.#toStaff = [
      arrivalChannel(alerts),
      deviceAlertChannel(alerts, async (enquiryId) => {
        if (!(await this.reaches('alert'))) throw new PlainError('no device was reached');
        await add(enquiryId, 'alert');
      }),
      ...(this.mail ? [mailAlertChannel(this.mail, config)] : []),
      ...this.#immediate({ alerts, database, config, add }),
    ];
    this.awaited = this.#channels.find(({ visitorWaits }) => visitorWaits)?.name ?? null;
  }

  /** The alerts that are sent at once: on devices, and in their place by mail. */
  #immediate({
    alerts,
    database,
    config,
    add,
  }: Pick<ChannelsOptions, 'alerts' | 'database' | 'config' | 'add'>): Channel[] {
    return (['urgent', 'answer'] as const).flatMap((kind) => {
      const fallBack = async (enquiryId: string, reached: number) => {
        if (await this.reaches(`${kind}-mail`)) {
          return add(enquiryId, `${kind}-mail`);
        }
        const hasDevice = await alerts.devices.hasRecipients(kind);
        if (reached === 0 && hasDevice) throw new PlainError('no device was reached');
      };
      const onDevices = immediateDeviceChannel(kind, alerts, database, fallBack);
      if (!this.mail) return [onDevices];
      return [onDevices, immediateMailChannel(kind, this.mail, database, config)];
    });
  }

  /** Returns a channel by its name; undefined if it is not configured, and its deliveries then wait. */
  get(name: OutboxChannel): Channel | undefined {
    return [...this.#channels, ...this.#toStaff].find((channel) => channel.name === name);
  }

  current: CurrentChannels = async () => {
    const names = this.#channels.map(async ({ name, isAvailable }) =>
      (await isAvailable()) ? [name] : [],
    );
    return (await Promise.all(names)).flat();
  };

  /**
   * The channels by which a new enquiry is sent on, and staff are alerted to it.
   * @param isUrgent whether it has words of an emergency
   */
  async ofNewEnquiry(isUrgent: boolean): Promise<OutboxChannel[]> {
    const isTold = await this.get('device-arrival')?.isAvailable();
    return [
      ...(await this.current()),
      ...(isTold ? (['device-arrival'] as const) : []),
      ...(isUrgent ? (['urgent-device'] as const) : []),
    ];
  }

  /** Whether an alert by a channel would reach anyone at this moment. */
  reaches = async (name: OutboxChannel): Promise<boolean> =>
    (await this.get(name)?.isAvailable()) ?? false;

  /**
   * The channels whose rows in the outbox are sent at this moment. Those for devices always are: if no device
   * is left, mail takes their place.
   */
  sending = async (): Promise<OutboxChannel[]> => [
    ...(await this.current()),
    'device-arrival',
    'device-alert',
    'urgent-device',
    'answer-device',
    ...(await this.#mails()),
  ];

  /** The alerts by mail that would reach anyone at this moment. */
  async #mails(): Promise<OutboxChannel[]> {
    const names = (['alert', 'urgent-mail', 'answer-mail'] as const).map(async (name) =>
      (await this.reaches(name)) ? [name] : [],
    );
    return (await Promise.all(names)).flat();
  }

  /** Logs a warning if nobody is notified of enquiries. */
  async warnIfNobodyIsNotified(log: Logger): Promise<void> {
    try {
      if ((await this.current()).length === 0) {
        log.warn(`nobody is notified of enquiries; ${howToSend}`);
      }
    } catch {
      // The outbox worker logs that the database does not answer.
    }
  }
}
