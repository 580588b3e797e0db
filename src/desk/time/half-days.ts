import { interpolate } from '../../../shared/interpolate.ts';
import { useCopy } from '../parts/setup.ts';
import { useWeekdays } from './times.ts';

/** Writes half days, such as `2026-12-03-morning`, on one line, each day once. */
export function useHalfDayList(): (ids: string[]) => string {
  const { visits: copy } = useCopy();
  const dayOf = useWeekdays();
  return (ids) => {
    const days = Map.groupBy(ids, (id) => id.slice(0, 10));
    const texts = [...days].map(([day, [first = '', second]]) => {
      const half = first.endsWith('morning') ? copy.morning : copy.afternoon;
      return interpolate(second ? copy.wholeDay : half, { DAY: dayOf(day) });
    });
    return texts.join(' · ');
  };
}
