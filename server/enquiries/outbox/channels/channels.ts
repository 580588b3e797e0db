import type { Logger } from 'pino';
import type { ChannelName } from '../../../../shared/desk/enquiries/deliveries.ts';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../database/index.ts';
import { alertChannel } from './alert.ts';
import type { Channel, OutboxChannel } from './channel.ts';
import { enquiryMailChannel } from './enquiry-mail.ts';
import { formServiceChannel } from './form-service.ts';
import { MailSender } from './mail-sender.ts';

/** What an operator has to configure so that someone is notified of enquiries. */
export const howToSend =
  'set SMTP_URL and NOTIFY_TO, or FORM_URL, FORM_ACCESS_KEY and FORM_TO, to send them on; with SMTP_URL, staff can also choose at the desk, under Account, to be told by email';

/** The names of the channels by which an enquiry would be sent at this moment. */
export type CurrentChannels = () => Promise<ChannelName[]>;

/** The channels that are configured. */
export class Channels {
  /** Those by which every enquiry is sent on. */
  readonly #channels: readonly Channel<ChannelName>[];
  /** Sends alerts of enquiries that nobody has opened; null where there is no mail. */
  readonly #alert: Channel<'alert'> | null;
  /** The clinic's mail; null where there is none. */
  readonly mail: MailSender | null;
  /** The one whose first attempt the visitor waits for. */
  readonly awaited: ChannelName | null;

  constructor(config: Config, database: Database, log: Logger) {
    const { formService, mail } = config;
    this.mail = mail && new MailSender({ mail, config, database, log });
    this.#channels = [
      ...(formService ? [formServiceChannel(formService)] : []),
      ...(this.mail ? [enquiryMailChannel(this.mail, config.languages)] : []),
    ];
    this.#alert = this.mail && alertChannel(this.mail, config);
    this.awaited = this.#channels.find(({ visitorWaits }) => visitorWaits)?.name ?? null;
  }

  /** Returns a channel by its name; undefined if it is not configured, and its deliveries then wait. */
  get(name: OutboxChannel): Channel | undefined {
    if (name === 'alert') return this.#alert ?? undefined;
    return this.#channels.find((channel) => channel.name === name);
  }

  current: CurrentChannels = async () => {
    const names = this.#channels.map(async ({ name, isAvailable }) =>
      (await isAvailable()) ? [name] : [],
    );
    return (await Promise.all(names)).flat();
  };

  /** Whether an alert of an unopened enquiry would reach anyone at this moment. */
  alertsReach = async (): Promise<boolean> => (await this.#alert?.isAvailable()) ?? false;

  /** The channels whose rows in the outbox are sent at this moment. */
  sending = async (): Promise<OutboxChannel[]> => [
    ...(await this.current()),
    ...((await this.alertsReach()) ? (['alert'] as const) : []),
  ];

  /** Logs a warning if nobody is notified of enquiries. */
  async warnIfNobodyIsNotified(log: Logger): Promise<void> {
    try {
      if ((await this.current()).length === 0) {
        log.warn(`nobody is told of enquiries; ${howToSend}`);
      }
    } catch {
      // The outbox worker logs that the database does not answer.
    }
  }
}
