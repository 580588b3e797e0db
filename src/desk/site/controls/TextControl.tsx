import { interpolate } from '../../../../shared/interpolate.ts';
import { useCopy } from '../../parts/setup.ts';
import { type ControlProps, inputLook, inputState, textOf } from './control.ts';

/** A text longer than this share of what it may have is counted. */
const nearlyFull = 0.8;

/** The most rows at first: of a whole article, or where a browser does not let a field grow (Safari before 26). */
const mostRows = 16;

/** About how many rows a text fills on a phone. */
function rowsOf(text: string): number {
  return Math.min(mostRows, Math.max(1, Math.ceil(text.length / 32)));
}

/** Input modes by control, so that a phone shows the right keys. */
const keys = { phone: 'tel', email: 'email', address: 'url' } as const;

/** A text of one line or of several; it grows with what is written. */
export function TextControl(props: ControlProps) {
  const { form, value, onChange } = props;
  const { site: copy } = useCopy();
  const text = textOf(value);
  const { most, control } = form;
  // An optional field that is emptied is one that was left out.
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
          rows={control === 'markdown' ? mostRows : rowsOf(text)}
          className={`resize-y ${control === 'markdown' ? '' : 'field-sizing-content'} ${inputLook}`}
          value={text}
          onChange={({ target }) => write(target.value)}
        />
      )}
      {most !== undefined && text.length > most * nearlyFull && (
        <p className={`mt-1 text-small ${text.length > most ? 'font-semibold' : 'text-soft'}`}>
          {interpolate(copy.characters, { COUNT: text.length, MOST: most })}
        </p>
      )}
    </>
  );
}
