import { Link } from '@tanstack/react-router';
import { clinicFile } from '../../../../shared/clinic-file.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { type FileFields, isSet, valueAt } from '../../../../shared/site-edits/fields.ts';
import { dayNames, hoursText, type OpeningHours } from '../../../../shared/week-hours.ts';
import { weekdays } from '../../../words/dates.ts';
import { useSignedIn } from '../../api/session.ts';
import { useCopy, useSetup } from '../../parts/setup.ts';
import { smallButton } from '../controls/control.ts';
import { useFile } from '../fields/file-context.ts';

const shown = '/openingHours';
/** JSON pointer of the hours that search engines are told in place of those of visitors. */
export const hoursForSearchEngines = '/structuredHours';
const told = ['contactPage', 'localBusiness'].map((name) => `${hoursForSearchEngines}/${name}`);

interface HoursNoteProps {
  file: string;
  field: string;
  fields: FileFields | null;
}

/** Says below the opening hours on which days the clinic is closed, since no hours name them. */
export function ClosedDaysNote({ file, field, fields }: HoursNoteProps) {
  const { site: copy } = useCopy();
  const { locale } = useSetup();
  const hours = rowsOf(valueAt(fields, field));
  if (file !== clinicFile || field !== shown || !hours) return null;
  const names = weekdays(locale, 'long');
  const closed = dayNames.flatMap((day, place) =>
    hours.some(({ days }) => days.includes(day)) ? [] : [names[place] ?? day],
  );
  if (closed.length === 0) return null;
  const list = new Intl.ListFormat(locale).format(closed);
  return <p className="mt-2 text-small text-soft">{interpolate(copy.closed, { DAYS: list })}</p>;
}

/** Says beside hours that visitors read others than search engines are told. */
export function HoursNote({ file, field, fields }: HoursNoteProps) {
  const { site: copy } = useCopy();
  const { person } = useSignedIn();
  const { saves } = useFile();
  const isShown = field === shown;
  if (file !== clinicFile || !(isShown || told.includes(field))) return null;
  const hours = rowsOf(valueAt(fields, shown));
  const other = (isShown ? told : [field]).find((each) => {
    const rows = rowsOf(valueAt(fields, each));
    return hours && rows && hoursText(hours) !== hoursText(rows);
  });
  if (other === undefined) return null;
  const tellTheSame = () => {
    saves.change({ file, field: hoursForSearchEngines }, undefined);
    void saves.flush();
  };
  return (
    <div role="status" className="mt-3 rounded-card bg-warm px-3 py-2 text-small">
      <p className="font-semibold">{isShown ? copy.hoursTold : copy.hoursShown}</p>
      {person.role === 'doctor' && (
        <p className="flex flex-wrap items-center gap-x-4">
          <button type="button" className={`-ml-2 text-left ${smallButton}`} onClick={tellTheSame}>
            {copy.hoursSame}
          </button>
          <Link
            to="/site/$"
            params={{ _splat: clinicFile }}
            search={({ part }) => ({ ...(part && { part }), field: isShown ? other : shown })}
            className="inline-flex min-h-11 items-center underline"
          >
            {copy.hoursOther}
          </Link>
        </p>
      )}
    </div>
  );
}

/** Hours that are written in full; null for others. */
function rowsOf(value: unknown): OpeningHours[] | null {
  return Array.isArray(value) && value.every(isRow) ? value : null;
}

function isRow(row: unknown): row is OpeningHours {
  return isSet(row) && Array.isArray(row['days']) && Boolean(row['opens'] && row['closes']);
}
