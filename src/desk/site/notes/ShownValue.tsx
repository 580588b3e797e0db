import type { FormField } from '../../../../shared/desk/site/form.ts';
import { isSet } from '../../../../shared/site-edits/fields.ts';
import { clockTime } from '../../../words/dates.ts';
import { useCopy, useSetup } from '../../parts/setup.ts';
import { useDays } from '../../time/times.ts';
import { textOf } from '../controls/control.ts';
import { stateNames } from '../controls/state-names.ts';
import { pictureAddressOf } from '../pictures/picture-address.ts';
import { type ValueWords, writtenValue } from './written-value.ts';

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

function useValueWords(): ValueWords {
  const { site: copy } = useCopy();
  const { language, locale, currency, partsOfDay } = useSetup();
  const dayOf = useDays();
  return {
    none: copy.takenAway,
    yes: copy.yes,
    no: copy.no,
    locale,
    currency,
    timeOfDay: (time) => clockTime(time, locale, partsOfDay[language]),
    day: dayOf,
    state: (code) => stateNames(language).get(code) ?? code,
  };
}
