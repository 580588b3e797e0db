import type { ExpressionBuilder, ExpressionWrapper } from 'kysely';
import type { ChannelName } from '../../../shared/desk/index.ts';
import type { Tables } from '../../database/index.ts';

/**
 * `delivered`: sent by every channel it was meant for that is still configured. `waiting`: to be retried
 * in the background. `kept`: no channel could send it, so nobody was notified. `spam`: suspected to come
 * from a bot, and sent to nobody until staff decide.
 */
export type EnquiryStatus = 'delivered' | 'waiting' | 'kept' | 'spam';

/**
 * The status of an enquiry as an SQL expression.
 * @param channels those available now; undelivered rows of others are ignored
 */
export function statusOf(
  row: ExpressionBuilder<Tables, 'enquiries'>,
  channels: ChannelName[],
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
