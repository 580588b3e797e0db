import type { EnquiryContent } from '../../shared/enquiry.ts';

/** An enquiry as it is sent on. */
export interface OutgoingEnquiry {
  id: string;
  content: EnquiryContent;
  /** Code of the language of its form; null is the first of the clinic's. */
  language: string | null;
  /** What the visitor had written before, replaced by the content; oldest first. */
  earlier: EnquiryContent[];
}

/**
 * Sends one enquiry on. Resolves when the other side has it, throws when not.
 * @param signal ends the attempt when it has taken too long
 */
export type Sender = (enquiry: OutgoingEnquiry, signal: AbortSignal) => Promise<void>;
