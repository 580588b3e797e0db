import type { EnquiryContent } from '../../shared/enquiry.ts';

/** Sends one enquiry on. Resolves when the other side has it, throws when not. */
export type Sender = (content: EnquiryContent, enquiryId: string) => Promise<void>;
