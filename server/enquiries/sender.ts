import type { EnquiryContent } from '../../shared/enquiry.ts';

/** An enquiry as it is passed on. */
export interface OutgoingEnquiry {
  id: string;
  content: EnquiryContent;
  /** Code of the language of its form; null means the clinic's first language. */
  language: string | null;
  /** Versions that the visitor has replaced since, oldest first. */
  earlier: EnquiryContent[];
}

/**
 * Passes one enquiry on. Resolves when the recipient has accepted it, and rejects otherwise.
 * @param signal aborts an attempt that takes too long
 */
export type Sender = (enquiry: OutgoingEnquiry, signal: AbortSignal) => Promise<void>;
