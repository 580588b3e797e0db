import type { FormField } from '../../../../shared/desk/site/form.ts';
import { isSet } from '../../../../shared/site-edits/fields.ts';
import { textOf } from '../controls/control.ts';
import { pictureAddressOf } from '../pictures/picture-address.ts';
import { useValueWords } from './use-value-words.ts';
import { writtenValue } from './written-value.ts';

interface ShownValueProps {
  value: unknown;
  /** Says what it is: a price, a time. */
  form?: FormField | undefined;
  /** Code of the language that it is written in, if it is of one. */
  language?: string | null | undefined;
}

/** Any value to read, as visitors read it; of a picture, the picture. */
export function ShownValue({ value, form, language }: ShownValueProps) {
  const words = useValueWords();
  const picture = form?.control === 'picture' ? pictureAddressOf(textOf(value)) : null;
  if (picture !== null) {
    return (
      <img src={picture} alt={form?.label ?? ''} className="max-h-32 max-w-full rounded-card" />
    );
  }
  return (
    <span
      lang={language ?? undefined}
      // Of a whole item or page, its beginning is enough to know it by.
      className={`whitespace-pre-line wrap-anywhere ${isSet(value) ? 'line-clamp-3' : ''}`}
    >
      {writtenValue(value, form, words)}
    </span>
  );
}
