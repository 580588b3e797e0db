interface CheckboxProps {
  label: string;
  /** What it is for, below the label. */
  hint?: string;
  isChecked: boolean;
  isDisabled?: boolean;
  onChange: (isChecked: boolean) => void;
}

/** A tick box with its label beside it. */
export function Checkbox({ label, hint, isChecked, isDisabled, onChange }: CheckboxProps) {
  return (
    <label className={`flex gap-3 ${hint ? 'items-start' : 'min-h-11 items-center'}`}>
      <input
        type="checkbox"
        className={`size-5 shrink-0 accent-brand ${hint ? 'mt-1' : ''}`}
        checked={isChecked}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      {hint ? (
        <span>
          <span className="font-semibold">{label}</span>
          <span className="block wrap-anywhere text-small text-soft">{hint}</span>
        </span>
      ) : (
        label
      )}
    </label>
  );
}
