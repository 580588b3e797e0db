import { interpolate } from '../../../../shared/interpolate.ts';
import { useCopy } from '../../parts/setup.ts';
import { type ControlProps, inputLook, inputState, textOf } from './control.ts';

/** Yes or no. */
export function SwitchControl(props: ControlProps) {
  const { form, value, onChange } = props;
  const { site: copy } = useCopy();
  const isOn = (value ?? form.usual) === true;
  const { 'aria-required': _, ...state } = inputState(props);
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        {...state}
        type="checkbox"
        className="size-6 shrink-0 accent-brand"
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span aria-hidden="true">{isOn ? copy.yes : copy.no}</span>
    </label>
  );
}

/** One of several. */
export function ChoiceControl(props: ControlProps) {
  const { form, value, onChange } = props;
  const { site: copy } = useCopy();
  const text = textOf(value);
  const choices = form.choices ?? [];
  const others = text === '' || choices.includes(text) ? [] : [text];
  return (
    <select
      {...inputState(props)}
      className={inputLook}
      value={text}
      onChange={({ target }) => onChange(target.value || undefined)}
    >
      {(!form.isRequired || text === '') && (
        <option value="">
          {form.usual === undefined
            ? copy.none
            : interpolate(copy.usual, { TEXT: textOf(form.usual) })}
        </option>
      )}
      {[...choices, ...others].map((choice) => (
        <option key={choice} value={choice}>
          {choice}
        </option>
      ))}
    </select>
  );
}

/** A time or a day. */
export function ClockControl(props: ControlProps) {
  const { form, value, onChange } = props;
  return (
    <input
      {...inputState(props)}
      type={form.control === 'time' ? 'time' : 'date'}
      className={`max-w-48 ${inputLook}`}
      value={textOf(value)}
      onChange={({ target }) => onChange(target.value || undefined)}
    />
  );
}
