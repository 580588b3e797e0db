import { interpolate } from '../../../../shared/interpolate.ts';
import { callToCome, type Place } from '../../api/enquiry-changes.ts';
import { useCopy } from '../../parts/setup.ts';
import { useRecently } from '../../time/times.ts';

/** Says where an enquiry is: its tab, or why it is pending. */
export function usePlaceText(): (place: Place) => string {
  const { list } = useCopy();
  const recently = useRecently();
  const callText = (callAt: string) => interpolate(list.callBack, { TIME: recently(callAt) });
  const reasons = { 'no-answer': list.noAnswer, doctor: list.doctor, unsent: list.unsent };
  return ({ tab, pending }) => {
    if (!pending) return list[tab];
    if (pending.reason === 'call-back') {
      return pending.callAt === null ? list.callBackSoon : callText(pending.callAt);
    }
    const callAt = callToCome(pending);
    return [reasons[pending.reason], callAt && callText(callAt)].filter(Boolean).join('; ');
  };
}
