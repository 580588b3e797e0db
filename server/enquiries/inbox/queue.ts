import { type ExpressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { answeredStates, type Placed, priorityOf } from '../../../shared/desk/enquiries/order.ts';
import type { Tables } from '../../database/index.ts';
import { Refusal } from '../../plugins/refusal.ts';

type Row = ExpressionBuilder<Tables, 'enquiries'>;

/** The condition that the patient has asked for another time, or has cancelled. */
export function hasPatientAnswered(row: Row) {
  const answers = row
    .selectFrom('requests')
    .select('requests.enquiry_id')
    .where('requests.state', 'in', answeredStates);
  return row('enquiries.id', 'in', answers);
}

/** The conditions of the groups of a queue, as `priorityOf` numbers them. */
const groups = [
  () => sql<SqlBool>`urgent`,
  (row: Row) => row.and([sql<SqlBool>`not urgent`, hasPatientAnswered(row)]),
  (row: Row) => row.and([sql<SqlBool>`not urgent`, row.not(hasPatientAnswered(row))]),
];

/**
 * The ids of the first enquiries of a queue, in its order. Each group is asked for by itself, so that an index gives its
 * order, and only if the groups before it have left room.
 * @param enquiries those in the queue
 * @param before the key of the last enquiry of the page before; undefined for the first page
 */
export async function idsInQueue(
  enquiries: SelectQueryBuilder<Tables, 'enquiries', object>,
  before: string | undefined,
  limit: number,
): Promise<string[]> {
  const start = before === undefined ? undefined : readQueueKey(before);
  const ids: string[] = [];
  for (const [group, isIn] of groups.entries()) {
    if (group < (start?.group ?? 0) || ids.length === limit) continue;
    let query = enquiries.where(isIn);
    if (start?.group === group) {
      query = query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('created_at', 'id'), '>', tuple(start.time, start.id)),
      );
    }
    const rows = await query
      .select('id')
      .orderBy('created_at')
      .orderBy('id')
      .limit(limit - ids.length)
      .execute();
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}

/** The key of an enquiry, from which the next page of its queue starts. */
export function queueKeyOf(enquiry: Placed): string {
  return `${priorityOf(enquiry)}~${enquiry.receivedAt}~${enquiry.id}`;
}

function readQueueKey(key: string): { group: number; time: string; id: string } {
  const [group, time, id] = key.split('~');
  if (!/^[012]$/.test(group ?? '') || !time || !id) throw new Refusal('invalid');
  return { group: Number(group), time, id };
}
