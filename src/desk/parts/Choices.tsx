interface ChoicesProps<Value> {
  legend: string;
  /** Whether the legend is visible, and not for screen readers only. */
  isLegendShown?: boolean;
  /** The name that its inputs share. */
  name: string;
  choices: { label: string; value: Value }[];
  value: Value;
  onChange: (value: Value) => void;
  /** The layout of the choices. */
  className: string;
  /** Whether they are rows with rules between them, not boxes. */
  isRuled?: boolean;
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
  isRuled = false,
}: ChoicesProps<Value>) {
  const look = isRuled
    ? {
        base: 'gap-3 border-line border-t underline-offset-4 hover:underline',
        selected: 'font-semibold',
        other: '',
      }
    : {
        base: 'gap-2 rounded-card border px-3',
        selected: 'border-ink bg-panel',
        other: 'border-rule hover:border-ink',
      };
  return (
    <fieldset>
      <legend className={isLegendShown ? 'font-semibold' : 'sr-only'}>{legend}</legend>
      <div className={className}>
        {choices.map(({ label, value }) => (
          <label
            key={label}
            className={`flex min-h-11 cursor-pointer items-center py-1.5 leading-tight ${look.base} ${value === selectedValue ? look.selected : look.other}`}
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
