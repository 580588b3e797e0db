import type { EnquiryContent } from '../../shared/enquiry.ts';

/**
 * Sends one enquiry on. Resolves when the other side has it, throws when not.
 * @param signal ends the attempt when it has taken too long
 */
export type Sender = (
  content: EnquiryContent,
  enquiryId: string,
  signal: AbortSignal,
) => Promise<void>;
