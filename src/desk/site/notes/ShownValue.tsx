import { isSet } from '../../../../shared/site-edits/fields.ts';
import { useCopy } from '../../parts/setup.ts';

interface ShownValueProps {
  value: unknown;
  /** Code of the language that it is written in, if it is of one. */
  language?: string | null | undefined;
}

/** Any value to read. */
export function ShownValue({ value, language }: ShownValueProps) {
  const { site: copy } = useCopy();
  const text = written(value, copy);
  return (
    <span
      lang={language ?? undefined}
      // Of a whole item or page, its beginning is enough to know it by.
      className={`whitespace-pre-line wrap-anywhere ${isSet(value) ? 'line-clamp-3' : ''}`}
    >
      {text}
    </span>
  );
}

function written(value: unknown, copy: { takenAway: string; yes: string; no: string }): string {
  if (value === undefined || value === null || value === '') return copy.takenAway;
  if (typeof value === 'boolean') return value ? copy.yes : copy.no;
  if (Array.isArray(value)) {
    const inLines = value.some((each) => isSet(each) || String(each).length > 20);
    return value.map((each) => written(each, copy)).join(inLines ? '\n' : ', ') || copy.takenAway;
  }
  if (isSet(value)) {
    return Object.values(value)
      .map((each) => written(each, copy))
      .join(' · ');
  }
  return String(value);
}
