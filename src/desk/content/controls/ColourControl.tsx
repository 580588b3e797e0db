import { interpolate } from '../../../../shared/interpolate.ts';
import { useCopy } from '../../parts/setup.ts';
import { type ControlProps, inputLook, inputState, textOf } from './control.ts';

const white = '#ffffff';
const black = '#000000';

/** The contrast that WCAG asks of text. */
const minContrast = 4.5;

/** A colour, how it looks, and the contrast of a text on it: white on a dark colour, black on a light one. */
export function ColourControl(props: ControlProps) {
  const { form, value, onChange } = props;
  const { content: copy } = useCopy();
  const text = textOf(value);
  const fallback = typeof form.default === 'string' ? form.default : '';
  const shown = text || fallback;
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
        placeholder={fallback}
        className={`max-w-32 ${inputLook}`}
        value={text}
        onChange={({ target }) => onChange(target.value || undefined)}
      />
      {ratio !== null && (
        <span className="text-small">
          {isDark ? copy.whiteOn : copy.darkOn} ({isDark ? white : black}, {shown}):{' '}
          {interpolate(copy.contrast, { RATIO: roundedDown(ratio), LEAST: minContrast })}
        </span>
      )}
    </span>
  );
}

/** Rounded down, so that a near miss is not shown as enough. */
function roundedDown(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1);
}

/** The contrast of two colours by WCAG, from 1 to 21; null where one is no colour. */
function contrastOf(one: string, other: string): number | null {
  const [first, second] = [luminance(one), luminance(other)];
  if (first === null || second === null) return null;
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** How light a colour is, from 0 to 1, as the contrast counts it. */
function luminance(colour: string): number | null {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) return null;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
