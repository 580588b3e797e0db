import { useState } from 'react';
import { asciiDigits } from '../../../../shared/text/digits.ts';
import { useSetup } from '../../parts/setup.ts';
import { type ControlProps, inputLook, inputState, textOf } from './control.ts';

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
function numberIn(text: string): unknown {
  const written = asciiDigits(text.trim())
    .replace(/^(₹|Rs\.?|INR)\s*|\s*(\/-|₹)$/gi, '')
    .replace(/(\d)[,\s](?=\d)/g, '$1');
  if (written === '') return undefined;
  return /^-?\d+\.?\d*$/.test(written) ? Number(written) : text;
}
