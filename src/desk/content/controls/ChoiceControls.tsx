import { valueAt } from '../../../../shared/content-document.ts';
import { type DayName, dayNames } from '../../../../shared/hours/week-hours.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { isGroup } from '../../../../shared/json.ts';
import { weekdays } from '../../../words/dates.ts';
import { useSignedIn } from '../../api/session.ts';
import { Checkbox } from '../../parts/Field.tsx';
import { useCopy, useSetup } from '../../parts/setup.ts';
import { useTimes } from '../../time/times.ts';
import { useFile } from '../data/api.ts';
import { parseValue } from '../values/changes.ts';
import { type ControlProps, inputAttributes, inputClasses, textOf } from './control.ts';

/** A choice between yes and no. */
export function SwitchControl(props: ControlProps) {
  const { form, value, onChange } = props;
  const { 'aria-required': _, ...attributes } = inputAttributes(props);
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        {...attributes}
        type="checkbox"
        className="size-6 shrink-0 accent-brand"
        checked={(value ?? form.default) === true}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span aria-hidden="true">{form.label}</span>
    </label>
  );
}

/** A choice of one value out of several. */
export function ChoiceControl(props: ControlProps) {
  const choices = (props.form.choices ?? []).map((choice) => [choice, choice] as const);
  return <Select {...props} choices={choices} />;
}

interface SelectProps extends ControlProps {
  /** Values with their names. */
  choices: (readonly [value: string, name: string])[];
}

function Select({ choices, ...props }: SelectProps) {
  const { form, value, onChange } = props;
  const { content: copy } = useCopy();
  const text = textOf(value);
  const isKnown = text === '' || choices.some(([choice]) => choice === text);
  return (
    <select
      {...inputAttributes(props)}
      className={`max-w-md ${inputClasses}`}
      value={text}
      onChange={({ target }) => onChange(target.value || undefined)}
    >
      {(!form.isRequired || text === '') && (
        <option value="">
          {typeof form.default === 'string'
            ? interpolate(copy.default, { TEXT: form.default })
            : copy.none}
        </option>
      )}
      {choices.map(([choice, name]) => (
        <option key={choice} value={choice}>
          {name}
        </option>
      ))}
      {!isKnown && <option value={text}>{text}</option>}
    </select>
  );
}

/** A choice of several values, such as days of the week. */
export function ChoicesControl({ form, value, onChange, id, labelledBy }: ControlProps) {
  const { locale } = useSetup();
  const selectedChoices = Array.isArray(value) ? value : [];
  const choices = form.item?.choices ?? [];
  const days = weekdays(locale, 'short');
  const nameOf = (choice: string) => days[dayNames.indexOf(choice as DayName)] ?? choice;
  return (
    // biome-ignore lint/a11y/useSemanticElements: its label is elsewhere
    <div id={id} role="group" aria-labelledby={labelledBy} className="flex flex-wrap gap-x-4">
      {choices.map((choice) => (
        <Checkbox
          key={choice}
          label={nameOf(choice)}
          isChecked={selectedChoices.includes(choice)}
          onChange={(isChosen) =>
            onChange(
              choices.filter((each) =>
                each === choice ? isChosen : selectedChoices.includes(each),
              ),
            )
          }
        />
      ))}
    </div>
  );
}

/** A field for a time or a day. */
export function ClockControl(props: ControlProps) {
  const { form, value, onChange } = props;
  return (
    <input
      {...inputAttributes(props)}
      type={form.control === 'time' ? 'time' : 'date'}
      className={`max-w-48 ${inputClasses}`}
      value={textOf(value)}
      onChange={({ target }) => onChange(target.value || undefined)}
    />
  );
}

/** A field for a day and an optional time, by the clinic's clock. */
export function DayOrTimeControl(props: ControlProps) {
  const { value, onChange, id, labelledBy } = props;
  const { content: copy } = useCopy();
  const { timeZone } = useSignedIn();
  const timeOf = useTimes();
  const [day = '', time = ''] = textOf(value).split('T');
  return (
    <>
      <span className="flex flex-wrap gap-2">
        <input
          {...inputAttributes(props)}
          type="date"
          className={`max-w-48 ${inputClasses}`}
          value={day}
          onChange={({ target }) =>
            onChange(target.value === '' ? undefined : dayAndTime(target.value, time))
          }
        />
        <input
          type="time"
          id={`${id}-time`}
          aria-labelledby={`${labelledBy} ${id}-time`}
          aria-label={copy.time}
          className={`max-w-36 ${inputClasses}`}
          value={time}
          disabled={day === ''}
          onChange={({ target }) => onChange(dayAndTime(day, target.value))}
        />
      </span>
      <span className="mt-1 block text-small text-soft">
        {interpolate(copy.clock, { ZONE: timeZone, TIME: timeOf(new Date().toISOString()) })}
      </span>
    </>
  );
}

function dayAndTime(day: string, time: string): string {
  return time === '' ? day : `${day}T${time}`;
}

/** A choice of the group that a service belongs to, by its heading on the home page. */
export function ServiceGroupControl(props: ControlProps) {
  const { language: deskLanguage } = useSetup();
  const { data } = useFile('pages/home.yaml');
  const files = data?.languages ?? [];
  const languageCode = props.language ?? deskLanguage;
  const file = files.find(({ language }) => language === languageCode) ?? files[0];
  const groups = file && valueAt(parseValue(file), '/services/groups');
  const serviceGroups = (Array.isArray(groups) ? groups : []).filter(isGroup);
  const choices = serviceGroups.map(
    (group) => [textOf(group['id']), textOf(group['heading'])] as const,
  );
  return <Select {...props} choices={choices} />;
}
