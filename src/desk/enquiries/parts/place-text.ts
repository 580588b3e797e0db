import { interpolate } from '../../../../shared/interpolate.ts';
import { callToCome, type Place } from '../../api/enquiry-changes.ts';
import { useCopy } from '../../parts/setup.ts';
import { useRecently } from '../../time/times.ts';

/** Says where an enquiry is, its tab or why it is pending; and first, if its offer is not sent yet. */
export function usePlaceText(): (place: Place) => string {
  const { list } = useCopy();
  const recently = useRecently();
  const callText = (callAt: string) => interpolate(list.callBack, { TIME: recently(callAt) });
  const reasons = { 'no-answer': list.noAnswer, doctor: list.doctor };
  const textOf = ({ movedTo, pending }: Place) => {
    if (!pending) return list[movedTo];
    if (pending.reason === 'call-back') {
      return pending.callAt === null ? list.callBackSoon : callText(pending.callAt);
    }
    const callAt = callToCome(pending);
    return [reasons[pending.reason], callAt && callText(callAt)].filter(Boolean).join('; ');
  };
  return (place) => {
    const { isUnsent } = place.visit;
    const isPlain = isUnsent && place.movedTo === 'new';
    return [isUnsent && list.unsent, !isPlain && textOf(place)].filter(Boolean).join('; ');
  };
}
