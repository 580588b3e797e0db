import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { clinicFile } from '../../../../shared/clinic-file.ts';
import type { SiteFile } from '../../../../shared/desk/site/site.ts';
import { dayNames, hoursText, type OpeningHours } from '../../../../shared/hours/week-hours.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { type FileFields, isSet, valueAt } from '../../../../shared/site-edits/fields.ts';
import { weekdays } from '../../../words/dates.ts';
import { useSignedIn } from '../../api/session.ts';
import { Problem } from '../../parts/Problem.tsx';
import { useCopy, useSetup } from '../../parts/setup.ts';
import { smallButton } from '../controls/control.ts';
import { fieldsWithDrafts } from '../data/file-values.ts';
import { readAllAgain, seenOf } from '../data/site.ts';
import { useFile } from '../fields/file-context.ts';
import { saveValue, shownValue } from '../saving/save-value.ts';

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
export function HoursNote(props: HoursNoteProps) {
  const { saves } = useFile();
  const tellTheSame = () => {
    saves.change({ file: props.file, field: hoursForSearchEngines }, undefined);
    void saves.flush();
  };
  return <OtherHours {...props} onSame={tellTheSame} />;
}

/** The same beside a change of the hours that visitors read, before it is published. */
export function ChangedHoursNote({ file, field }: { file: SiteFile; field: string }) {
  const client = useQueryClient();
  const place = { file: file.file, field: hoursForSearchEngines };
  const tellTheSame = useMutation({
    mutationFn: async () => {
      const stored = shownValue(client, place);
      const within = seenOf(stored?.within ?? []);
      return saveValue(client, place, undefined, stored?.version ?? null, within);
    },
    onSettled: () => readAllAgain(client),
  });
  if (field !== shown) return null;
  return (
    <>
      <OtherHours
        file={file.file}
        field={field}
        fields={fieldsWithDrafts(file, false)}
        onSame={() => tellTheSame.mutate()}
      />
      <Problem error={tellTheSame.error} />
    </>
  );
}

function OtherHours({ file, field, fields, onSame }: HoursNoteProps & { onSame: () => void }) {
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
        <p className="flex flex-wrap items-center gap-x-4">
          <button type="button" className={`-ml-2 text-left ${smallButton}`} onClick={onSame}>
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
