import type { ExpressionBuilder, ExpressionWrapper } from 'kysely';
import {
  type ChannelName,
  channelNames,
  type DeliveryStatus,
} from '../../../shared/desk/enquiries/deliveries.ts';
import type { Tables } from '../../database/index.ts';

/**
 * The status of an enquiry as an SQL expression.
 * @param channels those available now; undelivered rows of others are ignored
 */
export function statusOf(
  row: ExpressionBuilder<Tables, 'enquiries'>,
  channels: ChannelName[],
): ExpressionWrapper<Tables, 'enquiries', DeliveryStatus> {
  const deliveries = row
    .selectFrom('deliveries')
    .select('enquiry_id')
    .whereRef('deliveries.enquiry_id', '=', 'enquiries.id')
    .where('channel', 'in', channelNames);
  const undelivered = deliveries
    .where('delivered_at', 'is', null)
    .where((delivery) => delivery.or(channels.map((name) => delivery('channel', '=', name))));
  const delivered = deliveries.where('delivered_at', 'is not', null);
  return row
    .case()
    .when('spam', '=', true)
    .then<DeliveryStatus>('spam')
    .when(row.exists(undelivered))
    .then<DeliveryStatus>('waiting')
    .when(row.exists(delivered))
    .then<DeliveryStatus>('delivered')
    .else<DeliveryStatus>('kept')
    .end();
}
