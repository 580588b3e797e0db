import { clinicFile } from '../../../../shared/clinic-file.ts';
import { isSet } from '../../../../shared/site-edits/fields.ts';
import { useSignedIn } from '../../api/session.ts';
import { useCopy } from '../../parts/setup.ts';
import { localDay } from '../../time/times.ts';
import type { FieldMistake } from '../data/file-values.ts';

const closures = '/closures';

/** Says of closures beside their day that they are over: where day and month are confused, the wrong day is closed. */
export function usePastDays(file: string, field: string): (value: unknown) => FieldMistake[] {
  const { site: copy } = useCopy();
  const { timeZone } = useSignedIn();
  if (file !== clinicFile || field !== closures) return () => [];
  const today = localDay(timeZone);
  const isOver = (day: unknown) => /^\d{4}-\d\d-\d\d$/.test(String(day)) && String(day) < today;
  return (value) =>
    (Array.isArray(value) ? value : []).flatMap((closure, place) => {
      const last = isSet(closure) && closure['to'] !== undefined ? 'to' : 'day';
      return isOver(Object(closure)[last])
        ? [{ place: `${place}.${last}`, message: copy.dayOver }]
        : [];
    });
}
