import { interpolate } from '../../../../shared/interpolate.ts';
import { type AlertKind, type Alerts, type Device, pathOfMany } from '../../../alerts/index.ts';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../database/index.ts';
import { PlainError } from '../../../log.ts';
import type { ServerWords } from '../../../words/words.ts';
import type { Channel, OutboxChannel } from './channel.ts';
import type { MailSender } from './mail-sender.ts';

/** An alert that goes by mail if no device could be reached. */
type MailedAlert = Exclude<AlertKind, 'new'>;

interface AlertOptions {
  alerts: Alerts;
  /** Null if no mail server is configured. */
  mail: MailSender | null;
  database: Database;
  config: Pick<Config, 'siteUrl' | 'clinic'>;
  /** Puts another delivery of an enquiry into the outbox. */
  add: (enquiryId: string, channel: OutboxChannel) => Promise<void>;
}

/** The channels by which staff are alerted: on their devices, and where none is reached, by mail. */
export function alertChannels(options: AlertOptions): Channel[] {
  const kinds: MailedAlert[] = ['unopened', 'urgent', 'answer'];
  return [
    deviceChannel('new', options, null),
    ...kinds.flatMap((kind) => {
      const byMail = options.mail && mailChannel(kind, options.mail, options.config);
      return [deviceChannel(kind, options, byMail), ...(byMail ? [byMail] : [])];
    }),
  ];
}

/**
 * Alerts staff on their devices; what is urgent has to reach one of a doctor, or goes by mail too. A device that cannot be
 * reached for a new enquiry is not tried again: if nobody opens the enquiry, another alert follows.
 */
function deviceChannel(
  kind: AlertKind,
  { alerts, database, add }: AlertOptions,
  byMail: Channel | null,
): Channel {
  const isAvailable = () => alerts.devices.hasRecipients(kind);
  const fallBack = async (reached: Device[], enquiryIds: string[]) => {
    const isEnough =
      kind === 'urgent' ? reached.some(({ role }) => role === 'doctor') : reached.length > 0;
    if (kind === 'new' || isEnough) return;
    if (await byMail?.isAvailable()) for (const id of enquiryIds) await add(id, `${kind}-mail`);
    else if (reached.length === 0 && (await isAvailable())) {
      throw new PlainError('no device was reached');
    }
  };
  return {
    name: `${kind}-device`,
    visitorWaits: false,
    isAvailable,
    send: async ({ id }, signal) => {
      const except = kind === 'urgent' ? await handedOnBy(database, id) : null;
      await fallBack(await alerts.notify({ kind, enquiryId: id }, signal, except), [id]);
    },
    sendDigest: async ({ enquiryIds, urgent }, signal) => {
      const alert = { kind: 'many', of: kind, count: enquiryIds.length, urgent } as const;
      await fallBack(await alerts.notify(alert, signal), enquiryIds);
    },
  };
}

/** The subject and the sentences of a mail about one enquiry, or about several. */
const textsOf: Record<MailedAlert, Record<'one' | 'several', (words: ServerWords) => string[]>> = {
  unopened: {
    one: ({ mail }) => [mail.alertSubject, mail.alert, mail.alertOnce],
    several: ({ mail }) => [mail.alertsSubject, mail.alerts, mail.digestUrgent],
  },
  urgent: {
    one: ({ mail, alerts }) => [mail.urgentSubject, alerts.urgent],
    several: ({ mail, alerts }) => [mail.urgentSubject, alerts.urgent, alerts.urgentMany],
  },
  answer: {
    one: ({ mail, alerts }) => [mail.answerSubject, alerts.answer],
    several: ({ mail, alerts }) => [mail.answerSubject, alerts.answerMany],
  },
};

/**
 * Alerts staff by mail, with a link and no word of the enquiry; what is urgent goes to the doctors too, whatever they
 * have chosen.
 */
function mailChannel(
  kind: MailedAlert,
  mail: MailSender,
  { siteUrl, clinic }: AlertOptions['config'],
): Channel {
  const isForDoctors = kind === 'urgent';
  const write = (about: 'one' | 'several', path: string, counts = {}) => {
    const values = { ...counts, MINUTES: clinic.facts.alertAfter };
    return (words: ServerWords) => {
      const texts = textsOf[kind][about](words).map((text) => interpolate(text, values));
      const [subject = '', ...sentences] = texts;
      const label = about === 'one' ? words.mail.alertLink : words.mail.digestLink;
      return { subject, text: [...sentences, `${label} ${siteUrl}${path}`, ''].join('\n\n') };
    };
  };
  return {
    name: `${kind}-mail`,
    visitorWaits: false,
    isAvailable: () => mail.hasRecipients(isForDoctors),
    send: ({ id: enquiry }, signal) => {
      // An enquiry is unopened once, but what a patient answers or staff hand on may be news again.
      const id = kind === 'unopened' ? `${enquiry}-alert` : `${enquiry}-${kind}-${Date.now()}`;
      const about = write('one', `/desk/enquiries/${enquiry}`);
      return mail.send({ enquiry, id, isForDoctors, write: about }, signal);
    },
    sendDigest: ({ id, enquiryIds, urgent }, signal) => {
      const counts = { COUNT: enquiryIds.length, URGENT: urgent };
      const about = write('several', pathOfMany[kind], counts);
      return mail.send({ enquiry: id, id, isForDoctors, write: about }, signal);
    },
  };
}

/** The account of whoever has handed an enquiry to the doctor, who knows it; null if it does not wait for the doctor. */
async function handedOnBy(database: Database, id: string): Promise<string | null> {
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
