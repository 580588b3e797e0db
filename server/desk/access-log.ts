import { randomUUID } from 'node:crypto';
import type { AccessAction, AccessLogAnswer, AccessLogQuery } from '../../shared/desk/index.ts';
import type { Actor } from '../actor.ts';
import type { Database } from '../database/index.ts';
import { timestamp } from '../time/clock.ts';
import { keyOf, readKey } from './page-key.ts';
import type { Session } from './sessions.ts';

/** How many entries a page has. */
const pageSize = 50;

/** Opening an enquiry again within this many milliseconds is not another entry. */
const sameOpening = 600_000;

/** Who reads, and since when he is signed in. */
type Reader = Pick<Session, 'person' | 'since'>;

/**
 * Notes that someone did something.
 * @param database or the transaction in which it is done
 * @param enquiryId null where it concerns no single enquiry
 */
export async function noteAccess(
  database: Database,
  person: Actor,
  action: AccessAction,
  enquiryId: string | null = null,
): Promise<void> {
  await database
    .insertInto('access_log')
    .values({ id: randomUUID(), at: timestamp(), person, action, enquiry_id: enquiryId })
    .execute();
}

/** Notes that someone has opened an enquiry, once for all that a page asks while it is open. */
export async function noteOpening(
  database: Database,
  { person, since }: Reader,
  enquiryId: string,
): Promise<void> {
  const earliest = timestamp(-sameOpening);
  const reader = { person, since: since > earliest ? since : earliest };
  if (await hasOpened(database, reader, enquiryId)) return;
  await noteAccess(database, person.name, 'opened', enquiryId);
}

/** Whether it is noted that someone has opened an enquiry since his session began. */
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
    .where('person', '=', person.name)
    .where('action', '=', 'opened')
    .executeTakeFirst();
  return opening !== undefined;
}

/** One page of the access log, newest first. */
export async function readAccessLog(
  database: Database,
  { enquiry, before }: AccessLogQuery,
): Promise<AccessLogAnswer> {
  const rows = await database
    .selectFrom('access_log')
    .select(['id', 'at', 'person', 'action', 'enquiry_id as enquiryId'])
    .$if(enquiry !== undefined, (query) => query.where('enquiry_id', '=', enquiry ?? ''))
    .$if(before !== undefined, (query) => {
      const [at, id] = readKey(before ?? '');
      return query.where(({ eb, refTuple, tuple }) => eb(refTuple('at', 'id'), '<', tuple(at, id)));
    })
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .execute();
  const entries = rows.slice(0, pageSize);
  const last = entries.at(-1);
  return { entries, next: last && rows.length > pageSize ? keyOf(last.at, last.id) : null };
}

/** Deletes what is older than enquiries are kept. */
export async function deleteOldAccesses(database: Database, days: number): Promise<number> {
  const deleted = await database
    .deleteFrom('access_log')
    .where('at', '<', timestamp(-days * 24 * 3_600_000))
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
}
