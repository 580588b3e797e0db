import { useId } from 'react';
import type { FormField } from '../../../../shared/desk/form.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { useCopy } from '../../parts/setup.ts';
import { mistakesWithin } from '../controls/control.ts';
import { ValueControl } from '../controls/ValueControl.tsx';
import { ShownValue } from '../values/ShownValue.tsx';
import { FieldNotes, Mistakes } from './FieldNotes.tsx';
import {
  type Cell,
  cellsOf,
  isShared,
  isWithin,
  type Pointers,
  useFileForm,
  valueIn,
} from './file-form.ts';

interface FieldRowProps {
  form: FormField;
  pointers: Pointers;
  /** In place of the form's own. */
  label?: string;
}

/** A field in the languages that are shown; a value that all share is edited once. */
export function FieldRow({ form, pointers, label = form.label }: FieldRowProps) {
  const { content: copy } = useCopy();
  const { languages, shown } = useFileForm();
  const id = useId();
  const all = cellsOf(languages, pointers);
  const cells = all.filter(({ language }) => shown.includes(language));
  const isOnce = isShared(form, all);
  const [main] = all;
  const [one, ...others] = cells;
  if (!main || !one) return null;
  // Beside one language, the text of the main one is shown, unless a note shows it.
  const isBehind = one.language.file.behind.some(({ pointer }) => isWithin(pointer, one.pointer));
  const isAlone = !isOnce && others.length === 0 && one.language !== main.language && !isBehind;
  const inMain = isAlone ? valueIn(main.language, main.pointer) : undefined;
  const filledIn = new Set(
    cells.flatMap(({ language, pointer }) => {
      const value = valueIn(language, pointer);
      return JSON.stringify(value ?? '').match(/\{[A-Za-z]+\}/g) ?? [];
    }),
  );
  const rows = isOnce ? [all] : cells.map((cell) => [cell]);
  return (
    <div className="border-t border-line py-4 first:border-t-0">
      <label id={`${id}-name`} htmlFor={`${id}-0`} className="font-semibold">
        {label}
        {(typeof form.default === 'string' || typeof form.default === 'number') && (
          <span className="ml-2 text-small font-normal text-soft wrap-anywhere">
            {interpolate(copy.default, { TEXT: form.default })}
          </span>
        )}
      </label>
      {form.help && (
        <p id={`${id}-help`} className="measure text-small text-soft">
          {form.help}
        </p>
      )}
      {filledIn.size > 0 && (
        <p className="measure text-small text-soft">
          {interpolate(copy.filledIn, { LIST: [...filledIn].join(', ') })}
        </p>
      )}
      <div className={`mt-2 grid items-start gap-4 ${columns[rows.length] ?? 'lg:grid-cols-3'}`}>
        {rows.map((row, index) => (
          <FieldCell
            key={row[0]?.language.file.path}
            cells={row}
            form={form}
            id={`${id}-${index}`}
            rowId={id}
            isNamed={languages.length > 1 && (isOnce || shown.length > 1)}
          />
        ))}
      </div>
      {inMain !== undefined && (
        // The text of an article is long, and other fields follow it.
        <details open={form.control !== 'markdown'} className="mt-2 text-small text-soft">
          <summary className="cursor-pointer pointer-coarse:min-h-11 pointer-coarse:content-center">
            {interpolate(copy.inMain, { LANGUAGE: main.language.name })}
          </summary>
          <ShownValue value={inMain} form={form} language={main.language.code} isWhole />
        </details>
      )}
    </div>
  );
}

const columns: Record<number, string> = { 1: 'grid-cols-1', 2: 'lg:grid-cols-2' };

interface FieldCellProps {
  /** One language, or all that share the value: a change is then made in all. */
  cells: Cell[];
  form: FormField;
  id: string;
  rowId: string;
  /** Whether the language is named above it. */
  isNamed: boolean;
}

function FieldCell({ cells, form, id, rowId, isNamed }: FieldCellProps) {
  const { content: copy } = useCopy();
  const [first] = cells;
  if (!first) return null;
  const { language, pointer } = first;
  const isOfAll = cells.length > 1;
  const value = valueIn(language, pointer);
  const found = cells.flatMap((cell) => mistakesWithin(cell.language.file.mistakes, cell.pointer));
  const mistakes = [...new Map(found.map((each) => [JSON.stringify(each), each])).values()];
  return (
    <div
      className="min-w-0"
      data-path={cells.map((cell) => cell.language.file.path).join(' ')}
      data-pointer={pointer}
    >
      {isNamed && (
        <label htmlFor={id} id={`${id}-language`} className="mb-1 block text-small text-soft">
          {isOfAll ? copy.allLanguages : language.name}
        </label>
      )}
      <ValueControl
        form={form}
        value={value}
        onChange={(next) => {
          for (const cell of cells) cell.language.open.change(cell.pointer, next);
        }}
        id={id}
        labelledBy={isNamed ? `${rowId}-name ${id}-language` : `${rowId}-name`}
        describedBy={`${rowId}-help ${id}-wrong`}
        language={isOfAll ? undefined : (language.code ?? undefined)}
        mistakes={mistakes}
        path={language.file.path}
        pointer={pointer}
      />
      <Mistakes id={`${id}-wrong`} mistakes={mistakes} />
      {cells.map((cell) => (
        <FieldNotes key={cell.language.file.path} {...cell} form={form} />
      ))}
    </div>
  );
}
