import { Checkbox } from '../../parts/Field.tsx';
import { useSetup } from '../../parts/setup.ts';
import type { ControlProps } from './control.ts';

/** The days of the week as the clinic's facts name them. */
const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** A Monday. */
const monday = Date.UTC(2026, 0, 5);

/** Some of several, such as days of the week. */
export function ChoicesControl({ form, value, onChange, id, labelledBy }: ControlProps) {
  const { locale } = useSetup();
  const chosen: unknown[] = Array.isArray(value) ? value : [];
  const choices = form.item?.choices ?? [];
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const nameOf = (choice: string) => {
    const day = weekdays.indexOf(choice);
    return day < 0 ? choice : format.format(monday + day * 86_400_000);
  };
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
