interface ChoicesProps<Value> {
  legend: string;
  /** Whether the legend is visible, not only for screen readers. */
  isLegendShown?: boolean;
  /** The name that its inputs share. */
  name: string;
  choices: { label: string; value: Value }[];
  value: Value;
  onChange: (value: Value) => void;
  /** The layout of the choices. */
  className: string;
}

/** A group of radio buttons. */
export function Choices<Value>({
  legend,
  isLegendShown = false,
  name,
  choices,
  value: selectedValue,
  onChange,
  className,
}: ChoicesProps<Value>) {
  return (
    <fieldset>
      <legend className={isLegendShown ? 'font-semibold' : 'sr-only'}>{legend}</legend>
      <div className={className}>
        {choices.map(({ label, value }) => (
          <label
            key={label}
            className={`flex min-h-11 cursor-pointer items-center gap-2 rounded-card border px-3 py-1.5 leading-tight ${value === selectedValue ? 'border-ink bg-panel' : 'border-rule hover:border-ink'}`}
          >
            <input
              type="radio"
              name={name}
              className="size-5 shrink-0 accent-brand"
              checked={value === selectedValue}
              onChange={() => onChange(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
