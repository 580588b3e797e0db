import type { ExpressionBuilder, ExpressionWrapper } from 'kysely';
import type { Tables } from '../database/index.ts';
import type { Channel } from './deliveries.ts';

/**
 * `delivered`: it has gone out by every channel it was meant for that there still is. `waiting`: it is tried
 * again in the background. `kept`: no channel takes it out, so nobody was told. `spam`:
 * suspected to be a robot's, sent to nobody until staff decide.
 */
export type EnquiryStatus = 'delivered' | 'waiting' | 'kept' | 'spam';

/**
 * The status of an enquiry as an expression of SQL.
 * @param channels those there are now; deliveries by others do not count
 */
export function statusOf(
  row: ExpressionBuilder<Tables, 'enquiries'>,
  channels: Channel[],
): ExpressionWrapper<Tables, 'enquiries', EnquiryStatus> {
  const deliveries = row
    .selectFrom('deliveries')
    .select('enquiry_id')
    .whereRef('deliveries.enquiry_id', '=', 'enquiries.id');
  const undelivered = deliveries
    .where('delivered_at', 'is', null)
    .where((delivery) => delivery.or(channels.map((name) => delivery('channel', '=', name))));
  const delivered = deliveries.where('delivered_at', 'is not', null);
  return row
    .case()
    .when('spam', '=', true)
    .then<EnquiryStatus>('spam')
    .when(row.exists(undelivered))
    .then<EnquiryStatus>('waiting')
    .when(row.exists(delivered))
    .then<EnquiryStatus>('delivered')
    .else<EnquiryStatus>('kept')
    .end();
}
