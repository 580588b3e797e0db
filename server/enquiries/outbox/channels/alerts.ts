import { interpolate } from '../../../../shared/interpolate.ts';
import { type Alerts, pathOfMany } from '../../../alerts/index.ts';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../database/index.ts';
import { PlainError } from '../../../log.ts';
import type { ServerWords } from '../../../words/words.ts';
import type { AlertKind, Channel, ImmediateAlert, OutboxChannel } from './channel.ts';
import type { MailSender } from './mail-sender.ts';

/** How far back immediate alerts are counted, in milliseconds. */
const window = 600_000;

/** How many of these are sent within that time; beyond it, one tells the number at 10, 20, 40 and so on. */
const maxSingle = 5;

/** An alert to all who have asked for it. */
type ToStaff = Parameters<Alerts['notify']>[0];

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
  return [
    arrivalChannel(options.alerts),
    ...(['unopened', 'urgent', 'answer'] as const).flatMap((kind) => {
      const byMail = options.mail && mailChannel(kind, options.mail, options);
      return [deviceChannel(kind, options, byMail), ...(byMail ? [byMail] : [])];
    }),
  ];
}

/**
 * Announces each new enquiry on the devices of staff who have asked for that. A device that cannot be reached
 * is not tried again: if nobody opens the enquiry, an alert follows.
 */
function arrivalChannel(alerts: Alerts): Channel {
  return {
    name: 'new-device',
    visitorWaits: false,
    isAvailable: () => alerts.devices.hasRecipients('new'),
    send: async (_enquiry, signal) => void (await alerts.notify({ kind: 'new' }, signal)),
    sendDigest: async ({ enquiryIds, urgent }, signal) => {
      const counts = { count: enquiryIds.length, urgent };
      await alerts.notify({ kind: 'many', of: 'new', ...counts }, signal);
    },
  };
}

/** Alerts staff on their devices; what is urgent has to reach one of a doctor, or goes by mail too. */
function deviceChannel(
  kind: AlertKind,
  { alerts, database, config, add }: AlertOptions,
  byMail: Channel | null,
): Channel {
  const send = async (alert: ToStaff, enquiryIds: string[], signal: AbortSignal) => {
    const except = kind === 'urgent' ? await handedOnBy(database, enquiryIds[0] ?? '') : null;
    const reached = await alerts.notify(alert, signal, except);
    const isEnough = kind === 'urgent' ? reached.some(({ role }) => role === 'doctor') : reached[0];
    if (isEnough) return;
    if (await byMail?.isAvailable()) for (const id of enquiryIds) await add(id, `${kind}-mail`);
    else if (!reached[0] && (await alerts.devices.hasRecipients(kind))) {
      throw new PlainError('no device was reached');
    }
  };
  const isAvailable = () => alerts.devices.hasRecipients(kind);
  const common = { name: `${kind}-device`, visitorWaits: false, isAvailable } as const;
  if (kind === 'unopened') {
    const minutes = config.clinic.facts.alertAfter;
    return {
      ...common,
      send: ({ id }, signal) => send({ kind, enquiryId: id, minutes }, [id], signal),
      sendDigest: ({ enquiryIds, urgent }, signal) => {
        const counts = { count: enquiryIds.length, urgent };
        return send({ kind: 'many', of: kind, ...counts }, enquiryIds, signal);
      },
    };
  }
  return {
    ...common,
    send: async ({ id }, signal) => {
      const count = await countToAnnounce(database, kind, id);
      if (count > 0) await send({ kind, enquiryId: id, count }, [id], signal);
    },
  };
}

/**
 * Alerts staff by mail, with a link and no word of the enquiry; what is urgent goes to the doctors too, whatever they
 * have chosen.
 */
function mailChannel(
  kind: AlertKind,
  mail: MailSender,
  { database, config: { siteUrl, clinic } }: Pick<AlertOptions, 'database' | 'config'>,
): Channel {
  const isForDoctors = kind === 'urgent';
  const common = {
    name: `${kind}-mail`,
    visitorWaits: false,
    isAvailable: () => mail.hasRecipients(isForDoctors),
  } as const;
  const link = (path: string) => `${siteUrl}${path}`;
  if (kind !== 'unopened') {
    return {
      ...common,
      send: async ({ id }, signal) => {
        const count = await countToAnnounce(database, kind, id);
        const isMany = count > 1;
        const path = isMany ? pathOfMany[kind] : `/desk/enquiries/${id}`;
        const write = ({ mail: copy, alerts }: ServerWords) => ({
          subject: copy[`${kind}Subject`],
          text: [
            alerts[kind],
            ...(isMany ? [interpolate(alerts[`${kind}Many`], { COUNT: count })] : []),
            `${copy.alertLink} ${link(path)}`,
            '',
          ].join('\n\n'),
        });
        const about = { enquiry: id, id: `${id}-${kind}-${Date.now()}` };
        await mail.send({ ...about, isForDoctors, write }, signal);
      },
    };
  }
  const minutes = () => ({ MINUTES: clinic.facts.alertAfter });
  return {
    ...common,
    send: ({ id }, signal) => {
      const write = ({ mail: copy }: ServerWords) => ({
        subject: copy.alertSubject,
        text: [
          interpolate(copy.alert, minutes()),
          `${copy.alertLink} ${link(`/desk/enquiries/${id}`)}`,
          copy.alertOnce,
          '',
        ].join('\n\n'),
      });
      return mail.send({ enquiry: id, id: `${id}-alert`, write }, signal);
    },
    sendDigest: ({ id, enquiryIds, urgent }, signal) => {
      const values = { COUNT: enquiryIds.length, URGENT: urgent, ...minutes() };
      const write = ({ mail: copy }: ServerWords) => ({
        subject: interpolate(copy.alertsSubject, values),
        text: [
          interpolate(copy.alerts, values),
          interpolate(copy.digestUrgent, values),
          `${copy.digestLink} ${link('/desk')}`,
          '',
        ].join('\n\n'),
      });
      return mail.send({ enquiry: id, id, write }, signal);
    },
  };
}

/**
 * How many an alert about an enquiry speaks of: 1 is only this one, 0 means that there is no alert, since a stranger
 * can cause hundreds. What staff hand to the doctor is always alerted.
 */
async function countToAnnounce(
  database: Database,
  kind: ImmediateAlert,
  id: string,
): Promise<number> {
  const place = await (kind === 'urgent' ? placeOfUrgent : placeOfAnswer)(database, id);
  if (place <= maxSingle) return 1;
  return Number.isInteger(Math.log2(place / (2 * maxSingle))) ? place : 0;
}

/** How many urgent enquiries came within ten minutes up to this one, itself included. */
async function placeOfUrgent(database: Database, id: string): Promise<number> {
  const enquiry = await database
    .selectFrom('enquiries')
    .select(['created_at', 'pending_reason'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!enquiry || enquiry.pending_reason === 'doctor') return 1;
  const { created_at } = enquiry;
  const since = new Date(Date.parse(created_at) - window).toISOString();
  const { count } = await database
    .selectFrom('enquiries')
    .innerJoin('deliveries', 'deliveries.enquiry_id', 'enquiries.id')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('deliveries.channel', '=', 'urgent-device')
    .where('created_at', '>', since)
    .where((row) => row(row.refTuple('created_at', 'id'), '<=', row.tuple(created_at, id)))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many answers patients gave within ten minutes up to the last one to this enquiry, itself included. */
async function placeOfAnswer(database: Database, id: string): Promise<number> {
  const byPatients = database
    .selectFrom('request_answers')
    .where('entered_by', 'is', null)
    .where('answer', '!=', 'agreed');
  const { last } = await byPatients
    .select((row) => row.fn.max<string | null>('answered_at').as('last'))
    .where('enquiry_id', '=', id)
    .executeTakeFirstOrThrow();
  if (last === null) return 1;
  const since = new Date(Date.parse(last) - window).toISOString();
  const { count } = await byPatients
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('answered_at', '>', since)
    .where('answered_at', '<=', last)
    .executeTakeFirstOrThrow();
  return Number(count);
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
