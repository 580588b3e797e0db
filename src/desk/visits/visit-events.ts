import type { ListedEnquiry } from '../../../shared/desk/enquiries/list.ts';
import type { VisitEvent } from '../../../shared/desk/visits.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { useCopy } from '../parts/setup.ts';
import { useHalfDays, useTimes } from '../time/times.ts';

/** Describes the state of a visit, with the requested half days. */
export function useVisitState() {
  const { visits: copy } = useCopy();
  const timeOf = useTimes();
  const halfDaysOf = useHalfDays();
  return ({
    visit: { state, at },
    halfDays,
  }: Pick<ListedEnquiry, 'visit' | 'halfDays'>): string => {
    // A patient may ask or cancel before a time was offered.
    const texts = {
      ...copy,
      ...(at === null && { asked: copy.askedFirst }),
      ...(at !== null && { cancelled: copy.cancelledVisit }),
    };
    const DAYS = halfDaysOf(halfDays).join(' · ');
    return interpolate(texts[state], { TIME: at ? timeOf(at) : '', DAYS });
  };
}

/** Describes the state of a visit as `useVisitState` does, but says of an unsent offer that it is not sent. */
export function useVisitStateWithSending() {
  const { visits: copy } = useCopy();
  const timeOf = useTimes();
  const stateOf = useVisitState();
  return (enquiry: Pick<ListedEnquiry, 'visit' | 'halfDays'>): string => {
    const { isUnsent, at } = enquiry.visit;
    return isUnsent && at ? interpolate(copy.unsent, { TIME: timeOf(at) }) : stateOf(enquiry);
  };
}

/** Describes what has happened to a visit, such as offers and answers. */
export function useVisitEvents() {
  const { visits: copy } = useCopy();
  const timeOf = useTimes();
  const halfDaysOf = useHalfDays();
  const names = {
    offered: copy.eventOffered,
    changed: copy.eventChanged,
    sent: copy.eventSent,
    withdrawn: copy.eventWithdrawn,
    retracted: copy.eventUndone,
    reminded: copy.eventReminded,
    came: copy.came,
    missed: copy.missed,
    asked: copy.eventAsked,
    agreed: copy.eventAgreed,
    cancelled: copy.eventCancelled,
  };
  const staffNames = {
    ...names,
    agreed: copy.eventAgreedByPhone,
    cancelled: copy.cancelledByPhone,
  };
  return {
    /** The event in a few words; an answer entered by staff was given by phone. */
    nameOf: ({ kind, by, visitAt }: VisitEvent): string =>
      interpolate((by === null ? names : staffNames)[kind], {
        VISIT: visitAt ? timeOf(visitAt) : '',
      }),
    /** The sentence for the patient, the reason and the half days, if any. */
    detailsOf: ({ patientNote, reason, halfDays }: VisitEvent): string[] =>
      [patientNote, reason, ...halfDaysOf(halfDays)].filter((text) => text !== ''),
    /** The member of staff, or the patient. */
    authorOf: ({ by }: VisitEvent): string => by ?? copy.patient,
  };
}
