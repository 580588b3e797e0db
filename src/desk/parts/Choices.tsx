interface ChoicesProps<Value> {
  legend: string;
  /** True if the legend stands above, and not for screen readers only. */
  isLegendShown?: boolean;
  /** The name that its inputs share. */
  name: string;
  choices: { label: string; value: Value }[];
  value: Value;
  onChange: (value: Value) => void;
  /** How the choices stand to each other. */
  className: string;
}

/** One of a few choices, all of them in sight. */
export function Choices<Value>({
  legend,
  isLegendShown = false,
  name,
  choices,
  value: chosen,
  onChange,
  className,
}: ChoicesProps<Value>) {
  return (
    <fieldset>
      <legend className={isLegendShown ? 'font-semibold' : 'sr-only'}>{legend}</legend>
      <div className={className}>
        {choices.map(({ label, value }) => (
          <label key={label} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name={name}
              className="size-5 shrink-0 accent-brand"
              checked={value === chosen}
              onChange={() => onChange(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
