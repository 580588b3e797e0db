import {
  type Alert,
  type AlertKind,
  type Alerts,
  type Device,
  messageOf,
} from '../../alerts/index.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/index.ts';
import { PlainError } from '../../log.ts';
import type { ServerWords } from '../../words/words.ts';
import { addDeliveries, type Channel } from './deliveries.ts';
import type { MailSender } from './mail-sender.ts';

/** A kind of alert that may go by mail. */
type MailedAlert = Exclude<AlertKind, 'new'>;

interface AlertOptions {
  alerts: Alerts;
  /** Null if no mail server is configured. */
  mail: MailSender | null;
  database: Database;
  config: Pick<Config, 'siteUrl' | 'clinic'>;
}

/** The channels by which staff are alerted: on their devices and, except about new enquiries, by mail if that fails. */
export function alertChannels(options: AlertOptions): Channel[] {
  const kinds: MailedAlert[] = ['unopened', 'urgent', 'answer'];
  return [
    deviceChannel('new', options, null),
    ...kinds.flatMap((kind) => {
      const fallback = options.mail && mailChannel(kind, options.mail, options.config);
      return [deviceChannel(kind, options, fallback), ...(fallback ? [fallback] : [])];
    }),
  ];
}

/**
 * Alerts staff on their devices. An alert that reaches no device, or an urgent one that reaches no device of a doctor,
 * goes by mail too. An alert to a new enquiry never goes by mail and is not tried again: if nobody opens the enquiry,
 * another alert follows.
 */
function deviceChannel(
  kind: AlertKind,
  { alerts, database }: AlertOptions,
  fallback: Channel | null,
): Channel {
  const isAvailable = () => alerts.devices.hasRecipients(kind);
  const queueFallback = async (devices: Device[], enquiryIds: string[]) => {
    const isEnough =
      kind === 'urgent' ? devices.some(({ role }) => role === 'doctor') : devices.length > 0;
    if (kind === 'new' || isEnough) return;
    if (fallback && (await fallback.isAvailable())) {
      for (const id of enquiryIds) await addDeliveries(database, id, [fallback.name]);
    } else if (devices.length === 0 && (await isAvailable())) {
      throw new PlainError('no device was reached');
    }
  };
  return {
    name: `${kind}-device`,
    isActiveWithoutRecipients: true,
    isAwaited: false,
    isAvailable,
    send: async ({ id }, signal) => {
      const causedBy = kind === 'urgent' ? await readHandoverAccount(database, id) : null;
      await queueFallback(await alerts.notify({ kind, enquiryId: id }, signal, causedBy), [id]);
    },
    sendDigest: async ({ enquiryIds, urgent }, signal) => {
      const alert = { kind: 'digest', kindOfAll: kind, count: enquiryIds.length, urgent } as const;
      await queueFallback(await alerts.notify(alert, signal), enquiryIds);
    },
  };
}

/** Mails staff the alert that their devices would show, with a link. Urgent ones go to all doctors, too. */
function mailChannel(
  kind: MailedAlert,
  mail: MailSender,
  { siteUrl, clinic }: AlertOptions['config'],
): Channel {
  const isForDoctors = kind === 'urgent';
  const write = (alert: Alert) => {
    return ({ alerts, mail: copy }: ServerWords) => {
      const { title, body, path } = messageOf(alert, alerts, clinic.facts.alertAfter);
      const label = alert.kind === 'digest' ? copy.digestLink : copy.alertLink;
      const lines = [title, ...(body ? [body] : []), `${label} ${siteUrl}${path}`, ''];
      return { subject: title, text: lines.join('\n\n') };
    };
  };
  return {
    name: `${kind}-mail`,
    isAwaited: false,
    isAvailable: () => mail.hasRecipients(isForDoctors),
    send: ({ id: enquiry }, signal, id) => {
      const message = { enquiry, id, isForDoctors, write: write({ kind, enquiryId: enquiry }) };
      return mail.send(message, signal);
    },
    sendDigest: ({ messageId: id, enquiryIds, urgent }, signal) => {
      const alert: Alert = { kind: 'digest', kindOfAll: kind, count: enquiryIds.length, urgent };
      return mail.send({ enquiry: id, id, isForDoctors, write: write(alert) }, signal);
    },
  };
}

/** The account that handed an enquiry to the doctor, and needs no alert; null if the enquiry is not waiting for one. */
async function readHandoverAccount(database: Database, id: string): Promise<string | null> {
  const move = await database
    .selectFrom('access_log')
    .innerJoin('enquiries', 'enquiries.id', 'access_log.enquiry_id')
    .select('account_id')
    .where('access_log.enquiry_id', '=', id)
    .where('enquiries.pending_reason', '=', 'doctor')
    .where('action', '=', 'moved')
    .where('became', '=', 'doctor')
    .orderBy('at', 'desc')
    .executeTakeFirst();
  return move?.account_id ?? null;
}
