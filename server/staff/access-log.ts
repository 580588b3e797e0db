import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Insertable } from 'kysely';
import type {
  AccessAction,
  AccessLogQuery,
  AccessLogResponse,
} from '../../shared/desk/access-log.ts';
import type { Database, Tables } from '../database/index.ts';
import { Refusal } from '../plugins/refusal.ts';
import { timestamp } from '../time/clock.ts';
import type { Session } from './sign-in/sessions.ts';

/** Entries per page. */
const pageSize = 50;

/** Opening an enquiry, or contacting its patient, again within this many milliseconds adds no entry. */
const openingWindow = 600_000;

/** One failed sign-in per account is logged in this many milliseconds, because a stranger can cause many. */
const failureWindow = 60_000;

/** How many entries one statement adds. */
const batchSize = 100;

/** Who is reading, and when they signed in. */
type Reader = Pick<Session, 'person' | 'since'>;

/** The details of an entry, besides who did what, as in `shared/desk/access-log.ts`. */
interface Details {
  enquiryId?: string;
  subject?: string;
  was?: string | undefined;
  became?: string | undefined;
}

/**
 * Adds an entry to the access log.
 * @param database the database, or the transaction of the logged change
 * @param actor null if unknown
 * @param details never anything a patient wrote, nor an address without an account
 */
export async function logAccess(
  database: Database,
  actor: Actor | null,
  action: AccessAction,
  details: Details = {},
): Promise<void> {
  await database
    .insertInto('access_log')
    .values(entryOf(actor, action, details))
    .execute();
}

/** Logs an export of enquiries: one entry for the export, and one for each enquiry. */
export async function logExport(database: Database, actor: Actor, ids: string[]): Promise<void> {
  await logAccess(database, actor, 'exported', { became: String(ids.length) });
  await logAccesses(
    database,
    actor,
    'in-export',
    ids.map((enquiryId) => ({ enquiryId })),
  );
}

/**
 * Adds entries about the same action to the access log.
 * @param detailsOfEach the details of each entry
 */
export async function logAccesses(
  database: Database,
  actor: Actor,
  action: AccessAction,
  detailsOfEach: Details[],
): Promise<void> {
  for (let start = 0; start < detailsOfEach.length; start += batchSize) {
    const entries = detailsOfEach
      .slice(start, start + batchSize)
      .map((details) => entryOf(actor, action, details));
    await database.insertInto('access_log').values(entries).execute();
    await setImmediate();
  }
}

/** Logs that someone opened an enquiry, unless that was logged in the last ten minutes of this session. */
export async function logOpening(
  database: Database,
  { person, since }: Reader,
  enquiryId: string,
): Promise<void> {
  const windowStart = timestamp(-openingWindow);
  const reader = { person, since: since > windowStart ? since : windowStart };
  if (await hasOpened(database, reader, enquiryId)) return;
  await logAccess(database, person, 'opened', { enquiryId });
}

/** Whether someone has already done this with an enquiry in the last ten minutes. */
export async function wasDoneRecently(
  database: Database,
  { id }: Actor,
  action: AccessAction,
  enquiryId: string,
): Promise<boolean> {
  const entry = await database
    .selectFrom('access_log')
    .select('id')
    .where('enquiry_id', '=', enquiryId)
    .where('at', '>', timestamp(-openingWindow))
    .where('at', '<=', timestamp())
    .where('account_id', '=', id)
    .where('action', '=', action)
    .executeTakeFirst();
  return entry !== undefined;
}

/** Whether someone has opened an enquiry since their session began, according to the log. */
export async function hasOpened(
  database: Database,
  { person, since }: Reader,
  enquiryId: string,
): Promise<boolean> {
  const opening = await database
    .selectFrom('access_log')
    .select('id')
    .where('enquiry_id', '=', enquiryId)
    .where('at', '>=', since)
    .where('at', '<=', timestamp())
    .where('account_id', '=', person.id)
    .where('action', '=', 'opened')
    .executeTakeFirst();
  return opening !== undefined;
}

/**
 * Logs a failed sign-in.
 * @param email as typed; it is logged only if it belongs to an account
 */
export async function logFailedSignIn(database: Database, email: string): Promise<void> {
  const account = await database
    .selectFrom('staff')
    .select(['id', 'name', 'email'])
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst();
  const entry = await database
    .selectFrom('access_log')
    .select('id')
    .where('action', '=', 'sign-in-failed')
    .where('account_id', account ? '=' : 'is', account?.id ?? null)
    .where('at', '>', timestamp(-failureWindow))
    .where('at', '<=', timestamp())
    .executeTakeFirst();
  if (!entry) await logAccess(database, account ?? null, 'sign-in-failed');
}

function entryOf(
  actor: Actor | null,
  action: AccessAction,
  { enquiryId, subject, was, became }: Details,
): Insertable<Tables['access_log']> {
  return {
    id: randomUUID(),
    at: timestamp(),
    person: actor?.name ?? '',
    account_id: actor?.id ?? null,
    email: actor?.email ?? null,
    action,
    enquiry_id: enquiryId ?? null,
    subject: subject ?? null,
    was: was ?? null,
    became: became ?? null,
  };
}

/**
 * One page of the access log, newest first. The entries for the single enquiries of an export are listed only
 * in each enquiry's own log.
 */
export async function readAccessLog(
  database: Database,
  { enquiry, before }: AccessLogQuery,
): Promise<AccessLogResponse> {
  const rows = await database
    .selectFrom('access_log')
    .select(['id', 'at', 'person', 'email', 'action', 'enquiry_id as enquiryId'])
    .select(['subject', 'was', 'became'])
    .$if(enquiry !== undefined, (query) => query.where('enquiry_id', '=', enquiry ?? ''))
    .$if(enquiry === undefined, (query) => query.where('action', '!=', 'in-export'))
    .$if(before !== undefined, (query) => {
      const [at, id] = readKey(before ?? '');
      return query.where(({ eb, refTuple, tuple }) => eb(refTuple('at', 'id'), '<', tuple(at, id)));
    })
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .execute();
  const entries = rows.slice(0, pageSize);
  const lastEntry = entries.at(-1);
  return {
    entries,
    next: lastEntry && rows.length > pageSize ? keyOf(lastEntry.at, lastEntry.id) : null,
  };
}

/** Deletes entries that are older than the retention period of enquiries. */
export async function deleteOldAccesses(database: Database, days: number): Promise<number> {
  const deletion = await database
    .deleteFrom('access_log')
    .where('at', '<', timestamp(-days * 24 * 3_600_000))
    .executeTakeFirst();
  return Number(deletion.numDeletedRows);
}

/** The key of the last entry of a page: its time and id as one text, from which the next page starts. */
function keyOf(time: string, id: string): string {
  return `${time}~${id}`;
}

/**
 * The time and id in a key made by `keyOf`.
 * @throws Refusal if the text is not such a key
 */
function readKey(key: string): [time: string, id: string] {
  const [time, id] = key.split('~');
  if (!time || !id) throw new Refusal('invalid');
  return [time, id];
}

/** Who did something: someone with an account, or the command line, which has no sign-in. */
export interface Actor {
  /** The account's id; null for a command. */
  id: string | null;
  name: string;
  /** The account's address; null for a command. */
  email: string | null;
}

/** Anyone who runs a command on the server. */
export const commandLine = { id: null, name: 'command line', email: null } as const satisfies Actor;
