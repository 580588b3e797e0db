import { interpolate } from '../../../../shared/interpolate.ts';
import { useCopy } from '../../parts/setup.ts';
import { contrastOf } from './contrast.ts';
import { type ControlProps, inputLook, inputState, textOf } from './control.ts';

const white = '#ffffff';
const black = '#000000';

/** What words on a button need. */
const leastContrast = 4.5;

/** A colour, how it looks, and the contrast of a text on it: white on a dark colour, black on a light one. */
export function ColourControl(props: ControlProps) {
  const { form, value, onChange } = props;
  const { site: copy } = useCopy();
  const text = textOf(value);
  const shown = text || textOf(form.usual);
  const onWhite = contrastOf(shown, white);
  const onBlack = contrastOf(shown, black);
  const isDark = onWhite !== null && onBlack !== null && onWhite > onBlack;
  const ratio = isDark ? onWhite : onBlack;
  return (
    <span className="flex flex-wrap items-center gap-3">
      <input
        type="color"
        aria-labelledby={props.labelledBy}
        className="h-11 w-16 shrink-0 rounded-card border border-rule bg-surface p-1"
        value={ratio === null ? black : shown}
        onChange={({ target }) => onChange(target.value)}
      />
      <input
        {...inputState(props)}
        autoComplete="off"
        spellCheck={false}
        placeholder={textOf(form.usual)}
        className={`max-w-32 ${inputLook}`}
        value={text}
        onChange={({ target }) => onChange(target.value || undefined)}
      />
      {ratio !== null && (
        <span className="text-small">
          {isDark ? copy.whiteOn : copy.darkOn} ({isDark ? white : black}, {shown}):{' '}
          {interpolate(copy.contrast, { RATIO: roundedDown(ratio), LEAST: leastContrast })}
        </span>
      )}
    </span>
  );
}

/** So that a near miss is not shown as enough. */
function roundedDown(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1);
}
