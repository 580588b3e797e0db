import { useCopy, useSetup } from '../../parts/setup.ts';
import { type ControlProps, inputLook, inputState, textOf } from './control.ts';
import { stateNames } from './state-names.ts';
import { TextControl } from './TextControl.tsx';

/** A state, by its name. In a country whose states are not known here, its code is written. */
export function StateControl(props: ControlProps) {
  const { site: copy } = useCopy();
  const { language, locale } = useSetup();
  const { form, value, onChange } = props;
  const code = textOf(value);
  const names = stateNames(language);
  const isIndian = new Intl.Locale(locale).region === 'IN';
  if (!isIndian || (code !== '' && !names.has(code))) return <TextControl {...props} />;
  const sorted = [...names].sort(([, one], [, other]) => one.localeCompare(other, locale));
  return (
    <select
      {...inputState(props)}
      className={`max-w-md ${inputLook}`}
      value={code}
      onChange={({ target }) => onChange(target.value || undefined)}
    >
      {(!form.isRequired || code === '') && <option value="">{copy.none}</option>}
      {sorted.map(([each, name]) => (
        <option key={each} value={each}>
          {name}
        </option>
      ))}
    </select>
  );
}
