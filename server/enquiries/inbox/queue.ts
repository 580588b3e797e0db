import { type ExpressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { answeredStates, type Placed, priorityOf } from '../../../shared/desk/enquiries/order.ts';
import type { Tables } from '../../database/index.ts';
import { Refusal } from '../../plugins/refusal.ts';

/** The condition that the patient has asked for another time, or has cancelled. */
export function hasPatientAnswered(row: ExpressionBuilder<Tables, 'enquiries'>) {
  return row.exists(
    row
      .selectFrom('requests')
      .select('requests.enquiry_id')
      .whereRef('requests.enquiry_id', '=', 'enquiries.id')
      .where('requests.state', 'in', answeredStates),
  );
}

/** `priorityOf`, in SQL. */
function priority(row: ExpressionBuilder<Tables, 'enquiries'>) {
  return row
    .case()
    .when(sql<SqlBool>`urgent`)
    .then(0)
    .when(hasPatientAnswered(row))
    .then(1)
    .else(2)
    .end();
}

/**
 * The ids of the first enquiries of a queue, in its order.
 * @param enquiries those in the queue
 * @param before the key of the last enquiry of the page before; undefined for the first page
 */
export async function idsInQueue(
  enquiries: SelectQueryBuilder<Tables, 'enquiries', object>,
  before: string | undefined,
  limit: number,
): Promise<string[]> {
  const rows = await enquiries
    .select('id')
    .$if(before !== undefined, (query) => {
      const { group, time, id } = readQueueKey(before ?? '');
      return query.where((row) =>
        row.or([
          row(priority(row), '>', group),
          row.and([
            row(priority(row), '=', group),
            row(row.refTuple('created_at', 'id'), '>', row.tuple(time, id)),
          ]),
        ]),
      );
    })
    .orderBy(priority)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
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
