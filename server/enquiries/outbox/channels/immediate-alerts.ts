import { interpolate } from '../../../../shared/interpolate.ts';
import { type Alerts, pathOfMany } from '../../../alerts/index.ts';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../database/index.ts';
import type { ServerWords } from '../../../words/words.ts';
import type { Channel } from './channel.ts';
import type { MailSender } from './mail-sender.ts';

/**
 * What staff are alerted to at once, at any hour: what is urgent (a message with words of an emergency, or a hand-over
 * to the doctor), and what a patient has answered.
 */
export type ImmediateAlert = 'urgent' | 'answer';

/** How far back alerts are counted, in milliseconds. */
const window = 600_000;

/** How many alerts each are sent within that time; beyond it, one tells the number at 10, 20, 40 and so on. */
const mostSingle = 5;

/**
 * Alerts staff at once on their devices.
 * @param fallBack called with the enquiry's id if no device was reached; for what is urgent, if none of a doctor was
 */
export function immediateDeviceChannel(
  kind: ImmediateAlert,
  alerts: Alerts,
  database: Database,
  fallBack: (enquiryId: string, reached: number) => Promise<void>,
): Channel {
  return {
    name: `${kind}-device`,
    visitorWaits: false,
    isAvailable: () => alerts.devices.hasRecipients(kind),
    send: async ({ id }, signal) => {
      const count = await countToTell(database, kind, id);
      if (count === 0) return;
      const except = kind === 'urgent' ? await handedOnBy(database, id) : null;
      const reached = await alerts.notifyAtOnce({ kind, enquiryId: id, count }, except, signal);
      const isEnough = kind === 'answer' || reached.some(({ role }) => role === 'doctor');
      if (reached.length === 0 || !isEnough) await fallBack(id, reached.length);
    },
  };
}

/** Alerts by mail in place of devices; what is urgent goes to the doctors too, whatever they have chosen. */
export function immediateMailChannel(
  kind: ImmediateAlert,
  mail: MailSender,
  database: Database,
  { siteUrl }: Pick<Config, 'siteUrl'>,
): Channel {
  const isForDoctors = kind === 'urgent';
  return {
    name: `${kind}-mail`,
    visitorWaits: false,
    isAvailable: () => mail.hasRecipients(isForDoctors),
    send: async ({ id }, signal) => {
      const count = await countToTell(database, kind, id);
      const isMany = count > 1;
      const path = isMany ? pathOfMany[kind] : `/desk/enquiries/${id}`;
      const message = {
        enquiry: id,
        id: `${id}-${kind}-${Date.now()}`,
        isForDoctors,
        write: ({ mail: copy, alerts }: ServerWords) => ({
          subject: kind === 'urgent' ? copy.urgentSubject : copy.answerSubject,
          text: [
            kind === 'urgent' ? alerts.urgent : alerts.answer,
            ...(isMany
              ? [
                  interpolate(kind === 'urgent' ? alerts.urgentMany : alerts.answerMany, {
                    COUNT: count,
                  }),
                ]
              : []),
            `${copy.alertLink} ${siteUrl}${path}`,
            '',
          ].join('\n\n'),
        }),
      };
      return mail.send(message, signal);
    },
  };
}

/**
 * How many an alert about an enquiry speaks of: 1 is only this one, 0 means that there is no alert, since a stranger
 * can cause hundreds. What staff hand to the doctor is always alerted.
 */
async function countToTell(database: Database, kind: ImmediateAlert, id: string): Promise<number> {
  const place = await (kind === 'urgent' ? placeOfUrgent : placeOfAnswer)(database, id);
  if (place <= mostSingle) return 1;
  return Number.isInteger(Math.log2(place / (2 * mostSingle))) ? place : 0;
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
