import { lazy, Suspense, useId, useState } from 'react';
import { isWithin } from '../../../../shared/content-document.ts';
import type { Control as ControlKind, FormField } from '../../../../shared/desk/form.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import type { Json } from '../../../../shared/json.ts';
import { asciiDigits } from '../../../../shared/text/digits.ts';
import { iconNames } from '../../../ui/icon-names.ts';
import { Spinner } from '../../../ui/Spinner.tsx';
import { useCopy } from '../../parts/setup.ts';
import {
  ChoiceControl,
  ChoicesControl,
  ClockControl,
  DayOrTimeControl,
  ServiceGroupControl,
  SwitchControl,
} from '../controls/ChoiceControls.tsx';
import {
  type ControlProps,
  inputAttributes,
  inputClasses,
  mistakesWithin,
  textOf,
} from '../controls/control.ts';
import { PictureControl } from '../controls/PictureControl.tsx';
import { FieldValue } from '../values/FieldValue.tsx';
import { usePriceText } from '../values/format-value.ts';
import { FieldNotes, Mistakes } from './FieldNotes.tsx';
import { type Cell, cellsOf, isShared, useFileForm } from './file-form.ts';
import { useFocusedField } from './focus.ts';

interface FieldRowProps {
  form: FormField;
  /** The path of the field, as `cellsOf` expects it. */
  field: string;
}

/** A field in the languages that are shown; a value that all languages share is edited once. */
export function FieldRow({ form, field }: FieldRowProps) {
  const { content: copy } = useCopy();
  const { languages, shownLanguages } = useFileForm();
  const id = useId();
  const allCells = cellsOf(languages, field);
  // The control keeps its width while someone types.
  const [isShort] = useState(() => isShortValue(allCells[0]?.value));
  const cells = allCells.filter(({ language }) => shownLanguages.includes(language));
  const isEditedOnce = isShared(form, allCells);
  const [mainCell] = allCells;
  const [firstCell, ...others] = cells;
  if (!mainCell || !firstCell) return null;
  // If only another language is shown, the text in the default language follows, unless a note already shows it.
  const isOutdated = firstCell.language.file.outdated.some(({ pointer }) =>
    isWithin(pointer, firstCell.pointer),
  );
  const isMainShown =
    !isEditedOnce && others.length === 0 && firstCell.language !== mainCell.language && !isOutdated;
  const mainValue = isMainShown ? mainCell.value : undefined;
  const placeholders = new Set(
    cells.flatMap(({ value = '' }) => JSON.stringify(value).match(/\{[A-Za-z]+\}/g) ?? []),
  );
  const [beforeList, afterList] = copy.placeholdersHint.split('{LIST}');
  const rows = isEditedOnce ? [allCells] : cells.map((cell) => [cell]);
  const isBesideLabel = rows.length === 1;
  const typedWidth = isShort ? 'max-w-md' : 'max-w-2xl';
  return (
    <div
      className={`border-t border-line py-4 first:border-t-0 ${isBesideLabel ? 'gap-x-6 lg:grid lg:grid-cols-field' : ''}`}
    >
      <div className={isBesideLabel ? 'lg:pt-2' : undefined}>
        <label id={`${id}-name`} htmlFor={`${id}-0`} className="font-semibold">
          {form.label}
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
        {placeholders.size > 0 && (
          <p className="measure text-small text-soft">
            {beforeList}
            {[...placeholders].map((name) => (
              <span key={name}>
                <span className="placeholder">{name}</span>{' '}
              </span>
            ))}
            {afterList}
          </p>
        )}
      </div>
      <div className={`mt-2 min-w-0 ${isBesideLabel ? 'lg:mt-0' : ''}`}>
        <div className={`grid items-start gap-4 ${columns[rows.length] ?? 'lg:grid-cols-3'}`}>
          {rows.map((row, index) => (
            <FieldCell
              key={row[0]?.language.file.path}
              cells={row}
              form={form}
              id={`${id}-${index}`}
              rowId={id}
              width={rows.length === 1 && typedControls.includes(form.control) ? typedWidth : ''}
              isNamed={languages.length > 1 && (isEditedOnce || shownLanguages.length > 1)}
            />
          ))}
        </div>
        {mainValue !== undefined && (
          // The text of an article is long, and other fields follow it.
          <details open={form.control !== 'markdown'} className="mt-2 text-small text-soft">
            <summary className="cursor-pointer pointer-coarse:min-h-11 pointer-coarse:content-center">
              {interpolate(copy.inDefaultLanguage, { LANGUAGE: mainCell.language.name })}
            </summary>
            <FieldValue value={mainValue} form={form} language={mainCell.language.code} isWhole />
          </details>
        )}
      </div>
    </div>
  );
}

/** The controls in which a text is typed; alone in a row, such a control is only as wide as a few words or a line. */
const typedControls: ControlKind[] = ['text', 'list', 'union', 'phone', 'email', 'address'];

/** Whether a value, or each item of a list, is a few words. */
function isShortValue(value: Json | undefined): boolean {
  const texts = value === undefined ? [] : [value].flat();
  return texts.length > 0 && texts.every((text) => textOf(text).length <= 32 && text !== '');
}

const columns: Record<number, string> = { 1: 'grid-cols-1', 2: 'lg:grid-cols-2' };

interface FieldCellProps {
  /** The cell of one language, or the cells of all languages that share the value, which then change together. */
  cells: Cell[];
  form: FormField;
  id: string;
  rowId: string;
  /** Whether the language is named above it. */
  isNamed: boolean;
  /** The classes for the width of its control. */
  width: string;
}

function FieldCell({ cells, form, id, rowId, isNamed, width }: FieldCellProps) {
  const { content: copy } = useCopy();
  const [first] = cells;
  if (!first) return null;
  const { language, pointer, value } = first;
  const isForAll = cells.length > 1;
  const allMistakes = cells.flatMap((cell) =>
    mistakesWithin(cell.language.file.mistakes, cell.pointer),
  );
  const mistakes = [...new Map(allMistakes.map((each) => [JSON.stringify(each), each])).values()];
  return (
    <div
      className="min-w-0"
      data-path={cells.map((cell) => cell.language.file.path).join(' ')}
      data-pointer={pointer}
    >
      {isNamed && (
        <label htmlFor={id} id={`${id}-language`} className="mb-1 block text-small text-soft">
          {isForAll ? copy.allLanguages : language.name}
        </label>
      )}
      <div className={width}>
        <ValueControl
          form={form}
          value={value}
          onChange={(next) => {
            for (const cell of cells) cell.language.openFile.change(cell.pointer, next);
          }}
          id={id}
          labelledBy={isNamed ? `${rowId}-name ${id}-language` : `${rowId}-name`}
          describedBy={`${rowId}-help ${id}-wrong`}
          language={isForAll ? undefined : (language.code ?? undefined)}
          mistakes={mistakes}
          path={language.file.path}
          pointer={pointer}
        />
      </div>
      <Mistakes id={`${id}-wrong`} mistakes={mistakes} />
      {cells.map((cell) => (
        <FieldNotes key={cell.language.file.path} {...cell} form={form} />
      ))}
    </div>
  );
}

/** A list with more choices than this is typed as text. */
const maxCheckboxes = 7;

/** Loaded on demand: few files need the editor, all icons, or contrast ratios. */
const ColourControl = lazy(async () => ({
  default: (await import('../controls/ColourControl.tsx')).ColourControl,
}));
const IconControl = lazy(async () => ({
  default: (await import('../controls/IconControl.tsx')).IconControl,
}));
const MarkdownEditor = lazy(async () => ({
  default: (await import('../../editor/MarkdownEditor.tsx')).MarkdownEditor,
}));

/** The control of a value, by its kind. */
function ValueControl(props: ControlProps) {
  const { frame } = useCopy();
  return (
    <Suspense fallback={<Spinner copy={frame.loading} />}>
      <Control {...props} />
    </Suspense>
  );
}

function Control(props: ControlProps) {
  const { form } = props;
  // A control that is loaded lazily appears later than the others.
  useFocusedField(props);
  switch (form.control) {
    case 'number':
    case 'price':
      return <NumberControl {...props} />;
    case 'switch':
      return <SwitchControl {...props} />;
    case 'choice':
      return isIconChoice(form.choices) ? <IconControl {...props} /> : <ChoiceControl {...props} />;
    case 'time':
    case 'day':
      return <ClockControl {...props} />;
    case 'dayOrTime':
      return <DayOrTimeControl {...props} />;
    case 'serviceGroup':
      return <ServiceGroupControl {...props} />;
    case 'colour':
      return <ColourControl {...props} />;
    case 'picture':
      return <PictureControl {...props} />;
    case 'markdown':
      return <MarkdownControl {...props} />;
    case 'union':
      return <UnionControl {...props} />;
    case 'list': {
      const choices = form.item?.choices?.length ?? 0;
      const isFew = choices > 0 && choices <= maxCheckboxes;
      return isFew ? <ChoicesControl {...props} /> : <LinesControl {...props} />;
    }
    default:
      return <TextControl {...props} />;
  }
}

/** A field for a number or a text, whichever is typed. */
function UnionControl(props: ControlProps) {
  const { form, onChange } = props;
  const hasNumber = form.forms?.some(({ control }) => control === 'number') ?? false;
  const isNumber = (text: unknown) => hasNumber && /^\d+(\.\d*[1-9])?$/.test(String(text));
  return (
    <TextControl {...props} onChange={(next) => onChange(isNumber(next) ? Number(next) : next)} />
  );
}

/** Whether all choices of a field are icons. */
function isIconChoice(choices: string[] = []): boolean {
  const all: readonly string[] = iconNames;
  return choices.length > 0 && choices.every((choice) => all.includes(choice));
}

function MarkdownControl({ value, onChange, language = '', ...props }: ControlProps) {
  return (
    <MarkdownEditor
      value={textOf(value)}
      onChange={onChange}
      language={language}
      labelledBy={props.labelledBy}
      describedBy={props.describedBy}
      isInvalid={props.mistakes.length > 0}
    />
  );
}

/** The maximum number of initial rows, for browsers in which a field does not grow. */
const maxRows = 16;

/** About how many rows a text fills on a phone. */
function rowsOf(text: string): number {
  return Math.min(maxRows, Math.max(1, Math.ceil(text.length / 32)));
}

/** Input modes by control, so that a phone shows the right keys. */
const inputModes = { phone: 'tel', email: 'email', address: 'url' } as const;

/** A text field that grows with its text. */
function TextControl(props: ControlProps) {
  const { form, value, onChange } = props;
  const text = textOf(value);
  // An empty optional field is not stored.
  const write = (next: string) => onChange(next === '' && !form.isRequired ? undefined : next);
  const mode = inputModes[form.control as keyof typeof inputModes];
  return (
    <>
      {mode ? (
        <input
          {...inputAttributes(props)}
          inputMode={mode}
          autoComplete="off"
          className={inputClasses}
          value={text}
          onChange={({ target }) => write(target.value)}
        />
      ) : (
        <textarea
          {...inputAttributes(props)}
          rows={rowsOf(text)}
          className={`field-sizing-content resize-y supports-[field-sizing:content]:resize-none ${inputClasses}`}
          value={text}
          onChange={({ target }) => write(target.value)}
        />
      )}
    </>
  );
}

/** An item with more characters than this takes more than one line on a phone. */
const longItemLength = 60;

/** A list of values, such as paragraphs, one per line. */
function LinesControl(props: ControlProps) {
  const { form, value, onChange, mistakes } = props;
  const { content: copy } = useCopy();
  const [typedText, setTypedText] = useState('');
  const items = Array.isArray(value) ? value.map((item) => oneLine(textOf(item))) : [];
  const isNumber = form.item?.control === 'number';
  const itemsIn = (text: string) => text.split('\n').filter((line) => line.trim() !== '');
  // If an item takes several lines, an empty line separates the items.
  const separator = items.some(({ length }) => length > longItemLength) ? '\n\n' : '\n';
  // An empty line may be the beginning of another value.
  const isTypedTextCurrent = itemsIn(typedText).join('\n') === items.join('\n');
  const text = isTypedTextCurrent ? typedText : items.join(separator);
  const write = (next: string) => {
    setTypedText(next);
    const values = itemsIn(next).map((line) => (isNumber ? (numberIn(line) ?? line) : line));
    onChange(values.length === 0 && !form.isRequired ? undefined : values);
  };
  const lineMistakes = mistakes.filter(({ pointer }) => pointer !== '');
  const { min = 0, max } = form;
  const limits = max !== undefined && (min > 1 ? copy.itemRange : copy.maxItems);
  return (
    <>
      <textarea
        {...inputAttributes(props)}
        rows={Math.min(maxRows, items.length + items.join('').length / 40 + 1)}
        className={`field-sizing-content resize-y supports-[field-sizing:content]:resize-none ${inputClasses}`}
        value={text}
        onChange={({ target }) => write(target.value)}
      />
      <p className="mt-1 text-small text-soft">
        {copy.linesHint} {limits && interpolate(limits, { MIN: min, MAX: max })}
      </p>
      {lineMistakes.map(({ pointer, message }) => (
        <p
          key={pointer + message}
          className="border-l-4 border-l-ink pl-2 text-small font-semibold"
        >
          {interpolate(copy.item, { NUMBER: Number(pointer.split('/')[1]) + 1 })}: {message}
        </p>
      ))}
    </>
  );
}

function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ');
}

/** A number, or a price with the sign of the clinic's currency before it. */
function NumberControl(props: ControlProps) {
  const { form, value, onChange } = props;
  const priceOf = usePriceText();
  const [typedNumber, setTypedNumber] = useState('');
  // "1.0" and "1," stay as typed, because they may become another number.
  const text = numberIn(typedNumber) === value ? typedNumber : textOf(value);
  const sign = form.control === 'price' && priceOf(0).replace(/[\d\s]/g, '');
  return (
    <span className="flex items-stretch">
      {sign && (
        <span
          data-sign={sign}
          className="grid min-w-11 shrink-0 place-items-center rounded-l-card border border-rule border-r-0 bg-panel px-2 before:content-[attr(data-sign)]"
        />
      )}
      <input
        {...inputAttributes(props)}
        inputMode="decimal"
        autoComplete="off"
        className={`max-w-48 tabular-nums ${sign ? 'rounded-l-none' : ''} ${inputClasses}`}
        value={text}
        onChange={({ target }) => {
          setTypedNumber(target.value);
          onChange(numberIn(target.value));
        }}
      />
    </span>
  );
}

/** The number in a text, with separators or without; the text itself if it is not a number, undefined if empty. */
function numberIn(text: string): Json | undefined {
  const digits = asciiDigits(text.trim())
    .replace(/^(₹|Rs\.?|INR)\s*|\s*(\/-|₹)$/gi, '')
    .replace(/(\d)[,\s](?=\d)/g, '$1');
  if (digits === '') return undefined;
  return /^-?\d+\.?\d*$/.test(digits) ? Number(digits) : text;
}
