import type { VisitEvent } from '../../../shared/desk/visits.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { useCopy } from '../parts/setup.ts';
import { useDays, useTimes } from '../time/times.ts';

/** Says what was offered or answered. */
export function useVisitEvents() {
  const { visits: copy } = useCopy();
  const timeOf = useTimes();
  const dayOf = useDays();
  const names = {
    offered: copy.eventOffered,
    changed: copy.eventChanged,
    withdrawn: copy.eventWithdrawn,
    asked: copy.eventAsked,
    agreed: copy.eventAgreed,
    cancelled: copy.eventCancelled,
  };
  const halfDayOf = (id: string) =>
    interpolate(id.endsWith('morning') ? copy.morning : copy.afternoon, {
      DAY: dayOf(id.slice(0, 10)),
    });
  return {
    /** What it was, in a few words. */
    nameOf: ({ kind, visitAt }: VisitEvent): string =>
      interpolate(names[kind], { VISIT: visitAt ? timeOf(visitAt) : '' }),
    /** The sentence to the patient, the reason and the half days, each where there is one. */
    detailsOf: ({ line, reason, halfDays }: VisitEvent): string[] =>
      [line, reason, halfDays.map(halfDayOf).join('; ')].filter((text) => text !== ''),
    /** Who it was: someone of the clinic, or the patient. */
    whoOf: ({ by }: VisitEvent): string => by ?? copy.patient,
  };
}
