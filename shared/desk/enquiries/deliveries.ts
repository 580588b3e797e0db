import { z } from 'zod';
import { channelLabels } from '../labels.ts';

/** The ways in which enquiries are sent on. */
export type ChannelName = keyof (typeof channelLabels)['en'];

export const channelNames = Object.keys(channelLabels.en) as ChannelName[];

/** What became of an enquiry by one channel. */
export const delivery = z.object({
  channel: z.enum(channelNames),
  /** False if this channel is no longer configured. */
  configured: z.boolean(),
  deliveredAt: z.string().nullable(),
  attempts: z.int(),
  /** Why the last attempt failed. */
  problem: z.string().nullable(),
  nextAttemptAt: z.string(),
});

/**
 * Whether an enquiry was delivered to the clinic. `delivered`: by each of its channels that is still
 * configured. `waiting`: to be retried in the background. `kept`: no channel could send it, so nobody was
 * notified. `spam`: suspected spam, sent to nobody until staff decide.
 */
export const deliveryStatus = z.enum(['delivered', 'waiting', 'kept', 'spam']);

export type DeliveryStatus = z.infer<typeof deliveryStatus>;
