import type { EnquiriesAnswer } from './enquiries/list.ts';
import type { SessionAnswer } from './sign-in.ts';

/** What the server writes into the desk's page, so that its list is shown before the scripts have loaded. */
export interface FirstView {
  session: SessionAnswer;
  /** The first page of the new enquiries. */
  list: EnquiriesAnswer;
}
