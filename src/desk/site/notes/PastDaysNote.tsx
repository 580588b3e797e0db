import { clinicFile } from '../../../../shared/clinic-file.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { type FileFields, isSet, valueAt } from '../../../../shared/site-edits/fields.ts';
import { useSignedIn } from '../../api/session.ts';
import { useCopy, useSetup } from '../../parts/setup.ts';
import { clinicTime } from '../../time/clinic-time.ts';
import { useDays } from '../../time/times.ts';

const closures = '/closures';

interface PastDaysNoteProps {
  file: string;
  field: string;
  fields: FileFields | null;
}

/** Says below the closures which of them are over: where day and month were confused, the wrong day is closed. */
export function PastDaysNote({ file, field, fields }: PastDaysNoteProps) {
  const { site: copy } = useCopy();
  const { locale } = useSetup();
  const { timeZone } = useSignedIn();
  const dayOf = useDays();
  const all = valueAt(fields, field);
  if (file !== clinicFile || field !== closures || !Array.isArray(all)) return null;
  const today = clinicTime(new Date(), timeZone).slice(0, 'YYYY-MM-DD'.length);
  const over = all
    .filter(isSet)
    .map(({ day, to }) => String(to ?? day ?? ''))
    .filter((last) => /^\d{4}-\d\d-\d\d$/.test(last) && last < today);
  if (over.length === 0) return null;
  const days = new Intl.ListFormat(locale).format(over.map(dayOf));
  return (
    <p role="status" className="mt-2 text-small font-semibold">
      {interpolate(copy.daysOver, { DAYS: days })}
    </p>
  );
}
