import type { FormField } from '../../../../shared/desk/site/form.ts';
import { type DayName, dayNames } from '../../../../shared/hours/week-hours.ts';
import { isSet } from '../../../../shared/site-edits/fields.ts';
import { weekdays } from '../../../words/dates.ts';

/** What values are put into words with. */
export interface ValueWords {
  /** For a value that is not there. */
  none: string;
  yes: string;
  no: string;
  /** BCP 47 tag. */
  locale: string;
  /** Of prices, such as `INR`. */
  currency: string;
  /** The name of a state by its code. */
  state: (code: string) => string;
  /** Writes a time such as `10:00`. */
  timeOfDay: (time: string) => string;
  /** Writes a day such as `2026-12-03`. */
  day: (day: string) => string;
}

/**
 * A value as visitors read it: ₹1,500 and 10:00 AM.
 * @param form says what it is; without it, only times, days and days of the week are recognised
 */
export function writtenValue(
  value: unknown,
  form: FormField | undefined,
  words: ValueWords,
): string {
  if (value === undefined || value === null || value === '') return words.none;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') return writtenNumber(value, form, words);
  if (typeof value === 'string') {
    return form?.control === 'state' ? words.state(value) : writtenText(value, words);
  }
  if (Array.isArray(value)) {
    const inLines = value.some((each) => isSet(each) || String(each).length > 20);
    const all = value.map((each) => writtenValue(each, form?.item, words));
    return all.join(inLines ? '\n' : ', ') || words.none;
  }
  return writtenSet(Object(value), form, words);
}

/** The values of a set; an opening and a closing time are one: 10:00 AM – 8:00 PM. */
function writtenSet(
  { opens, closes, ...others }: Record<string, unknown>,
  form: FormField | undefined,
  words: ValueWords,
): string {
  const partOf = ([name, each]: [string, unknown]) => {
    const own = form?.fields?.find((field) => field.name === name) ?? form?.item;
    return writtenValue(each, own, words);
  };
  const times = Object.entries({ opens, closes }).filter(([, time]) => time !== undefined);
  const hours = times.map(partOf).join(' – ');
  return [...Object.entries(others).map(partOf), ...(hours ? [hours] : [])].join(' · ');
}

function writtenNumber(
  value: number,
  form: FormField | undefined,
  { locale, currency }: ValueWords,
): string {
  if (form?.control !== 'price') return String(value);
  const style = { style: 'currency', currency, maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(locale, style).format(value);
}

function writtenText(value: string, { locale, timeOfDay, day }: ValueWords): string {
  if (/^([01]\d|2[0-3]):[0-5]\d$/.test(value)) return timeOfDay(value);
  if (/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(value)) return day(value);
  const weekday = dayNames.indexOf(value as DayName);
  return weekdays(locale, 'short')[weekday] ?? value;
}
