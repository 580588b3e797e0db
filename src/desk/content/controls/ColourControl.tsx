import { wcagContrast } from 'culori';
import { interpolate } from '../../../../shared/interpolate.ts';
import { useCopy } from '../../parts/setup.ts';
import { type ControlProps, inputAttributes, inputClasses, textOf } from './control.ts';

const white = '#ffffff';
const black = '#000000';

/** The minimum contrast of text in WCAG. */
const minContrast = 4.5;

/** A field for a colour, with a swatch and the contrast of text on it: white on a dark colour, black on a light one. */
export function ColourControl(props: ControlProps) {
  const { form, value, onChange } = props;
  const { content: copy } = useCopy();
  const text = textOf(value);
  const fallback = typeof form.default === 'string' ? form.default : '';
  const colour = text || fallback;
  const isColour = /^#[0-9a-f]{6}$/i.test(colour);
  const [withWhite, withBlack] = isColour
    ? [wcagContrast(colour, white), wcagContrast(colour, black)]
    : [0, 0];
  const isDark = withWhite > withBlack;
  const ratio = isDark ? withWhite : withBlack;
  return (
    <span className="flex flex-wrap items-center gap-3">
      <input
        type="color"
        aria-labelledby={props.labelledBy}
        className="h-11 w-16 shrink-0 rounded-card border border-rule bg-surface p-1"
        value={isColour ? colour : black}
        onChange={({ target }) => onChange(target.value)}
      />
      <input
        {...inputAttributes(props)}
        autoComplete="off"
        spellCheck={false}
        placeholder={fallback}
        className={`max-w-32 ${inputClasses}`}
        value={text}
        onChange={({ target }) => onChange(target.value || undefined)}
      />
      {isColour && (
        <span className="text-small">
          {isDark ? copy.whiteOn : copy.darkOn} ({isDark ? white : black}, {colour}):{' '}
          {interpolate(copy.contrast, { RATIO: roundDown(ratio), MIN: minContrast })}
        </span>
      )}
    </span>
  );
}

/** Rounds down, so that a contrast just below the minimum is not shown as enough. */
function roundDown(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1);
}
