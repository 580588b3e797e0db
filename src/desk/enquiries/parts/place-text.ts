import { interpolate } from '../../../../shared/interpolate.ts';
import type { Place } from '../../api/enquiry-changes.ts';
import { useCopy } from '../../parts/setup.ts';
import { useRecently } from '../../time/times.ts';

/** Says where an enquiry is: its tab, or why it is pending. */
export function usePlaceText(): (place: Place) => string {
  const { list } = useCopy();
  const recently = useRecently();
  return ({ tab, pending }) => {
    if (!pending) return list[tab];
    if (pending.reason === 'no-answer') return list.noAnswer;
    if (pending.reason === 'doctor') return list.doctor;
    if (pending.reason === 'unsent') return list.unsent;
    const { callAt } = pending;
    return callAt === null
      ? list.callBackSoon
      : interpolate(list.callBack, { TIME: recently(callAt) });
  };
}
