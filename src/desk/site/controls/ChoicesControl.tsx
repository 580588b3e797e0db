import { type DayName, dayNames } from '../../../../shared/hours/week-hours.ts';
import { weekdays } from '../../../words/dates.ts';
import { Checkbox } from '../../parts/Field.tsx';
import { useSetup } from '../../parts/setup.ts';
import type { ControlProps } from './control.ts';

/** Some of several, such as days of the week. */
export function ChoicesControl({ form, value, onChange, id, labelledBy }: ControlProps) {
  const { locale } = useSetup();
  const chosen: unknown[] = Array.isArray(value) ? value : [];
  const choices = form.item?.choices ?? [];
  const days = weekdays(locale, 'short');
  const nameOf = (choice: string) => days[dayNames.indexOf(choice as DayName)] ?? choice;
  return (
    // biome-ignore lint/a11y/useSemanticElements: its name stands elsewhere
    <div id={id} role="group" aria-labelledby={labelledBy} className="flex flex-wrap gap-x-4">
      {choices.map((choice) => (
        <Checkbox
          key={choice}
          label={nameOf(choice)}
          isChecked={chosen.includes(choice)}
          onChange={(isChosen) =>
            onChange(choices.filter((each) => (each === choice ? isChosen : chosen.includes(each))))
          }
        />
      ))}
    </div>
  );
}
