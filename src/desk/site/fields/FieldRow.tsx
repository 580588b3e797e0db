import { useId, useState } from 'react';
import type { FormField } from '../../../../shared/desk/site/form.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { valueAt } from '../../../../shared/site-edits/fields.ts';
import { useCopy } from '../../parts/setup.ts';
import { textOf } from '../controls/control.ts';
import { ClosedDaysNote, HoursNote } from '../notes/HoursNote.tsx';
import { ShownValue } from '../notes/ShownValue.tsx';
import { SteadyBelow } from '../scrolling/SteadyBelow.tsx';
import { useFocused } from '../scrolling/use-focused.ts';
import { Cell } from './Cell.tsx';
import { useFile } from './file-context.ts';
import { isForAll } from './neutral.ts';

interface FieldRowProps {
  form: FormField;
  /** JSON pointer. */
  field: string;
  /** In place of the form's own. */
  label?: string;
  /** What it is of, where it is one of several alike beside each other, which need no explanation. */
  of?: string;
}

/** A field in the languages that are shown. */
export function FieldRow({ form, field, label = form.label, of }: FieldRowProps) {
  const { site: copy } = useCopy();
  const isBrief = of !== undefined;
  const { languages, ...file } = useFile();
  const shown = file.shown.filter(({ fields }) => fields !== null);
  const id = useId();
  // It stays so while the field is open: what is typed reaches the languages one after another.
  const [isOnce] = useState(() => isForAll(form.control, field, languages));
  const row = useFocused<HTMLDivElement>(field);
  const main = languages[0];
  const [one] = shown;
  // Where it was changed since, the note beside the field has it.
  const isStale = one?.file.stale.some((each) => each.field === field);
  const isTranslation = !isOnce && shown.length === 1 && one !== main && !isStale;
  const mainValue = isTranslation ? valueAt(main?.fields ?? null, field) : undefined;
  const filledIn = [
    ...new Set(shown.flatMap(({ fields }) => placeholdersIn(valueAt(fields, field)))),
  ];
  const cells = isOnce ? [languages] : shown.map((each) => [each]);
  return (
    <div
      ref={row}
      className={`scroll-mt-24 py-4 ${isBrief ? '' : 'border-t border-line first:border-t-0'}`}
    >
      <label id={`${id}-name`} htmlFor={`${id}-0`} className="font-semibold">
        {isBrief && <span className="sr-only">{of}: </span>}
        {label}
        {(typeof form.usual === 'string' || typeof form.usual === 'number') && (
          <span className="ml-2 text-small font-normal text-soft wrap-anywhere">
            {interpolate(copy.usual, { TEXT: textOf(form.usual) })}
          </span>
        )}
      </label>
      {form.help && !isBrief && (
        <p id={`${id}-help`} className="measure text-small text-soft">
          {form.help}
        </p>
      )}
      {filledIn.length > 0 && !isBrief && (
        <p className="measure text-small text-soft">
          {interpolate(copy.filledIn, { LIST: filledIn.join(', ') })}
        </p>
      )}
      <SteadyBelow
        of={shown.map(({ file: each }) => each.file).join()}
        className={`mt-2 grid items-start gap-4 ${columns[cells.length] ?? 'lg:grid-cols-3'}`}
      >
        {cells.map((each, place) => (
          <Cell
            key={each[0]?.file.file}
            languages={each}
            form={form}
            field={field}
            id={`${id}-${place}`}
            labelledBy={`${id}-name`}
            describedBy={`${id}-help`}
            isNamed={languages.length > 1 && (isOnce ? !isBrief : shown.length > 1)}
          />
        ))}
      </SteadyBelow>
      {main && (
        <>
          <ClosedDaysNote file={main.file.file} field={field} fields={main.fields} />
          <HoursNote file={main.file.file} field={field} fields={main.fields} />
        </>
      )}
      {mainValue !== undefined && main && (
        <p className="mt-2 text-small text-soft">
          {interpolate(copy.inMain, { LANGUAGE: main.name })}:{' '}
          <ShownValue value={mainValue} form={form} language={main.file.language} />
        </p>
      )}
    </div>
  );
}

const columns: Record<number, string> = { 1: 'grid-cols-1', 2: 'lg:grid-cols-2' };

/** The words in braces in a value, in place of which the site puts others: `{doctor}`. */
function placeholdersIn(value: unknown): string[] {
  return JSON.stringify(value ?? '').match(/\{[A-Za-z]+\}/g) ?? [];
}
