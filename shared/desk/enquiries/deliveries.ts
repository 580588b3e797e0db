import { z } from 'zod';

/** The ways for enquiries to reach the clinic. */
export const channelNames = ['service', 'mail'] as const;

export type ChannelName = (typeof channelNames)[number];

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
 * Whether an enquiry reached the clinic. `delivered`: by every channel it was meant for that is still
 * configured. `waiting`: to be retried in the background. `kept`: no channel could send it, so nobody was
 * notified. `spam`: suspected spam, sent to nobody until staff decide.
 */
export const deliveryStatus = z.enum(['delivered', 'waiting', 'kept', 'spam']);

export type DeliveryStatus = z.infer<typeof deliveryStatus>;
