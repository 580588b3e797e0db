import type { EnquiryContent } from '../../../../shared/enquiry-fields.ts';
import type { Tables } from '../../../database/index.ts';

/** An enquiry as it is sent. */
export interface OutgoingEnquiry {
  id: string;
  content: EnquiryContent;
  /** Code of the language of its form; null means the clinic's first language. */
  language: string | null;
}

/**
 * What staff are alerted to at once, at any hour: what is urgent (emergency words, or a hand-over to the doctor),
 * and what a patient has answered.
 */
export type ImmediateAlert = 'urgent' | 'answer';

/**
 * The channel of a row in the outbox: one by which enquiries are sent on; `new-device`, which announces a new enquiry to
 * staff; or one by which they are alerted.
 */
export type OutboxChannel = Tables['deliveries']['channel'];

/** Many enquiries that staff learn of from one message. */
export interface Digest {
  /** The same for every attempt to send it. */
  id: string;
  enquiryIds: string[];
  /** How many of them contain emergency words. */
  urgent: number;
}

/** A way to send enquiries to the clinic, or alerts to its staff. */
export interface Channel<Name extends OutboxChannel = OutboxChannel> {
  name: Name;
  /** Whether the visitor waits for the outcome of the first attempt; at most one channel is awaited. */
  visitorWaits: boolean;
  /** Whether an enquiry would be sent by it at this moment. */
  isAvailable(): Promise<boolean>;
  /**
   * Sends one enquiry. Resolves when the recipient has accepted it, and rejects otherwise.
   * @param signal aborts an attempt that takes too long
   */
  send(enquiry: OutgoingEnquiry, signal: AbortSignal): Promise<void>;
  /** Sends one message about many; without it, each is sent by itself however many there are. */
  sendDigest?(digest: Digest, signal: AbortSignal): Promise<void>;
}
