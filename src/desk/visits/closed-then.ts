import type { OpenedEnquiry } from '../../../shared/desk/enquiries/opened.ts';

/** Whether a time stands: the patient was offered it, or has agreed to it. */
export const isHeld = ({ state }: OpenedEnquiry['visit']): boolean =>
  state === 'offered' || state === 'agreed';

/** Whether the clinic has been closed for a time that stands. */
export function isClosedThen({
  visit,
  request,
}: Pick<OpenedEnquiry, 'visit' | 'request'>): boolean {
  return isHeld(visit) && Boolean(request?.isClosed);
}
