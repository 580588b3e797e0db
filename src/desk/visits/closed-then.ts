import type { OpenedEnquiry } from '../../../shared/desk/enquiries/opened.ts';

/** Whether the clinic has been closed for a time that a patient was offered or has agreed to. */
export function isClosedThen({
  visit: { state },
  request,
}: Pick<OpenedEnquiry, 'visit' | 'request'>): boolean {
  return (state === 'offered' || state === 'agreed') && Boolean(request?.isClosed);
}
