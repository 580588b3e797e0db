import { interpolate } from '../../../shared/interpolate.ts';
import { useCopy } from '../parts/setup.ts';
import { useWeekdays } from './times.ts';

/** Writes half days, such as `2026-12-03-morning`, as the clinic reads them. */
export function useHalfDays(): (id: string) => string {
  const { visits: copy } = useCopy();
  const dayOf = useWeekdays();
  return (id) =>
    interpolate(id.endsWith('morning') ? copy.morning : copy.afternoon, {
      DAY: dayOf(id.slice(0, 10)),
    });
}
