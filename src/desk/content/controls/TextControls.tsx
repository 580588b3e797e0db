import { useState } from 'react';
import { interpolate } from '../../../../shared/interpolate.ts';
import type { Json } from '../../../../shared/json.ts';
import { asciiDigits } from '../../../../shared/text/digits.ts';
import { useCopy, useSetup } from '../../parts/setup.ts';
import { type ControlProps, inputLook, inputState, textOf } from './control.ts';

/** A text longer than this share of what it may have is counted. */
const nearlyFull = 0.8;

/** The maximum of initial rows, for browsers in which a field does not grow (Safari before 26). */
const maxRows = 16;

/** About how many rows a text fills on a phone. */
function rowsOf(text: string): number {
  return Math.min(maxRows, Math.max(1, Math.ceil(text.length / 32)));
}

/** Input modes by control, so that a phone shows the right keys. */
const keys = { phone: 'tel', email: 'email', address: 'url' } as const;

/** A text of one line or of several; it grows with what is written. */
export function TextControl(props: ControlProps) {
  const { form, value, onChange } = props;
  const { content: copy } = useCopy();
  const text = textOf(value);
  const { max, control } = form;
  // An empty optional field is not stored.
  const write = (next: string) => onChange(next === '' && !form.isRequired ? undefined : next);
  const mode = keys[control as keyof typeof keys];
  return (
    <>
      {mode ? (
        <input
          {...inputState(props)}
          inputMode={mode}
          autoComplete="off"
          className={inputLook}
          value={text}
          onChange={({ target }) => write(target.value)}
        />
      ) : (
        <textarea
          {...inputState(props)}
          rows={rowsOf(text)}
          className={`field-sizing-content resize-y ${inputLook}`}
          value={text}
          onChange={({ target }) => write(target.value)}
        />
      )}
      {max !== undefined && text.length > max * nearlyFull && (
        <p className={`mt-1 text-small ${text.length > max ? 'font-semibold' : 'text-soft'}`}>
          {interpolate(copy.characters, { COUNT: text.length, MAX: max })}
        </p>
      )}
    </>
  );
}

/** A value of a list that is longer than this takes more than one line on a phone. */
const longItem = 60;

/** A list of values, such as paragraphs, one per line. */
export function LinesControl(props: ControlProps) {
  const { form, value, onChange, mistakes } = props;
  const { content: copy } = useCopy();
  const [typed, setTyped] = useState('');
  const items = Array.isArray(value) ? value.map((item) => oneLine(textOf(item))) : [];
  const isNumber = form.item?.control === 'number';
  const itemsIn = (text: string) => text.split('\n').filter((line) => line.trim() !== '');
  // Those that take several lines have an empty one between them.
  const between = items.some(({ length }) => length > longItem) ? '\n\n' : '\n';
  // An empty line is on the way to another value.
  const isTyped = itemsIn(typed).join('\n') === items.join('\n');
  const text = isTyped ? typed : items.join(between);
  const write = (next: string) => {
    setTyped(next);
    const written = itemsIn(next).map((line) => (isNumber ? (numberIn(line) ?? line) : line));
    onChange(written.length === 0 && !form.isRequired ? undefined : written);
  };
  const ofLines = mistakes.filter(({ pointer }) => pointer !== '');
  const { min = 0, max } = form;
  const limits = max !== undefined && (min > 1 ? copy.between : copy.most);
  return (
    <>
      <textarea
        {...inputState(props)}
        rows={Math.min(maxRows, items.length + items.join('').length / 40 + 1)}
        className={`field-sizing-content resize-y ${inputLook}`}
        value={text}
        onChange={({ target }) => write(target.value)}
      />
      <p className="mt-1 text-small text-soft">
        {copy.lines} {limits && interpolate(limits, { MIN: min, MAX: max })}
      </p>
      {ofLines.map(({ pointer, message }) => (
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
export function NumberControl(props: ControlProps) {
  const { form, value, onChange } = props;
  const { locale, currency } = useSetup();
  const [typed, setTyped] = useState('');
  // "1.0" and "1," are on the way to another number.
  const text = numberIn(typed) === value ? typed : textOf(value);
  const sign =
    form.control === 'price' &&
    new Intl.NumberFormat(locale, { style: 'currency', currency })
      .formatToParts(0)
      .find(({ type }) => type === 'currency')?.value;
  return (
    <span className="flex items-stretch">
      {sign && (
        <span
          data-sign={sign}
          className="grid min-w-11 shrink-0 place-items-center rounded-l-card border border-rule border-r-0 bg-panel px-2 before:content-[attr(data-sign)]"
        />
      )}
      <input
        {...inputState(props)}
        inputMode={form.step === 1 ? 'numeric' : 'decimal'}
        autoComplete="off"
        className={`max-w-48 tabular-nums ${sign ? 'rounded-l-none' : ''} ${inputLook}`}
        value={text}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(numberIn(target.value));
        }}
      />
    </span>
  );
}

/** The number in a text with separators or without; the text itself where it is none, undefined if empty. */
function numberIn(text: string): Json | undefined {
  const written = asciiDigits(text.trim())
    .replace(/^(₹|Rs\.?|INR)\s*|\s*(\/-|₹)$/gi, '')
    .replace(/(\d)[,\s](?=\d)/g, '$1');
  if (written === '') return undefined;
  return /^-?\d+\.?\d*$/.test(written) ? Number(written) : text;
}
