import { Link } from '@tanstack/react-router';
import { clinicFile } from '../../../../shared/clinic-file.ts';
import { type FileFields, isSet, valueAt } from '../../../../shared/site-edits/fields.ts';
import { hoursText, type OpeningHours } from '../../../../shared/week-hours.ts';
import { useSignedIn } from '../../api/session.ts';
import { useCopy } from '../../parts/setup.ts';

const shown = '/openingHours';
const told = ['/structuredHours/contactPage', '/structuredHours/localBusiness'];

interface HoursNoteProps {
  file: string;
  field: string;
  fields: FileFields | null;
}

/** Says beside hours that visitors read others than search engines are told. */
export function HoursNote({ file, field, fields }: HoursNoteProps) {
  const { site: copy } = useCopy();
  const { person } = useSignedIn();
  const isShown = field === shown;
  if (file !== clinicFile || !(isShown || told.includes(field))) return null;
  const hours = rowsOf(valueAt(fields, shown));
  const other = (isShown ? told : [field]).find((each) => {
    const rows = rowsOf(valueAt(fields, each));
    return hours && rows && hoursText(hours) !== hoursText(rows);
  });
  if (other === undefined) return null;
  return (
    <div role="status" className="mt-3 rounded-card bg-warm px-3 py-2 text-small">
      <p className="font-semibold">{isShown ? copy.hoursTold : copy.hoursShown}</p>
      {person.role === 'doctor' && (
        <Link
          to="/site/$"
          params={{ _splat: clinicFile }}
          search={({ part }) => ({ ...(part && { part }), field: isShown ? other : shown })}
          className="inline-flex min-h-11 items-center underline"
        >
          {copy.hoursOther}
        </Link>
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
