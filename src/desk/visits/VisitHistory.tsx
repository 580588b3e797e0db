import type { VisitEvent } from '../../../shared/desk/visits.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { useCopy } from '../parts/setup.ts';
import { useDays, useTimes } from '../time/times.ts';

/** What was offered and answered, the latest first. */
export function VisitHistory({ history }: { history: VisitEvent[] }) {
  const { visits: copy } = useCopy();
  const timeOf = useTimes();
  const dayOf = useDays();
  const names = {
    offered: copy.eventOffered,
    asked: copy.eventAsked,
    agreed: copy.eventAgreed,
    cancelled: copy.eventCancelled,
  };
  const halfDayOf = (id: string) =>
    interpolate(id.endsWith('morning') ? copy.morning : copy.afternoon, {
      DAY: dayOf(id.slice(0, 10)),
    });
  return (
    <>
      <h3 className="mt-5 font-body text-small font-semibold text-soft">{copy.history}</h3>
      <ol className="mt-2 grid gap-2">
        {history.toReversed().map(({ kind, at, by, visitAt, line, reason, halfDays }) => (
          <li key={`${at} ${kind}`} className="rounded-card bg-panel p-3">
            <p className="font-semibold">
              {interpolate(names[kind], { VISIT: visitAt ? timeOf(visitAt) : '' })}
            </p>
            {[line, reason, halfDays.map(halfDayOf).join('; ')].filter(Boolean).map((text) => (
              <p key={text} className="wrap-anywhere">
                {text}
              </p>
            ))}
            <p className="text-small">
              {by === null
                ? interpolate(copy.byPatient, { TIME: timeOf(at) })
                : interpolate(copy.byStaff, { NAME: by, TIME: timeOf(at) })}
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}
