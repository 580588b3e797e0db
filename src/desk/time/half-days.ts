import { interpolate } from '../../../shared/interpolate.ts';
import { useCopy } from '../parts/setup.ts';
import { useWeekdays } from './times.ts';

/** Writes several half days on one line, each day once. */
export function useHalfDayList(): (ids: string[]) => string {
  const { visits: copy } = useCopy();
  const dayOf = useWeekdays();
  const halfDayOf = useHalfDays();
  return (ids) => {
    const days = Map.groupBy(ids, (id) => id.slice(0, 10));
    const texts = [...days].map(([day, [first = '', second]]) =>
      second ? interpolate(copy.wholeDay, { DAY: dayOf(day) }) : halfDayOf(first),
    );
    return texts.join(' · ');
  };
}

/** Writes half days, such as `2026-12-03-morning`, as the clinic reads them. */
export function useHalfDays(): (id: string) => string {
  const { visits: copy } = useCopy();
  const dayOf = useWeekdays();
  return (id) =>
    interpolate(id.endsWith('morning') ? copy.morning : copy.afternoon, {
      DAY: dayOf(id.slice(0, 10)),
    });
}
