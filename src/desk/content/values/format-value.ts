import type { FormField } from '../../../../shared/desk/form.ts';
import { childForm } from '../../../../shared/desk/titles.ts';
import { type DayName, dayNames } from '../../../../shared/hours/week-hours.ts';
import { isGroup } from '../../../../shared/json.ts';
import { clockTime, weekdays } from '../../../words/dates.ts';
import { priceText } from '../../../words/prices.ts';
import { toFieldText } from '../../editor/paste/html.ts';
import { useCopy, useSetup } from '../../parts/setup.ts';
import { useDaysAndTimes } from '../../time/times.ts';

/** How values are formatted. */
export interface ValueFormat {
  /** The text for a missing value. */
  none: string;
  yes: string;
  no: string;
  /** BCP 47 tag. */
  locale: string;
  /** Formats a price. */
  price: (amount: number) => string;
  /** Formats a time such as `10:00`. */
  timeOfDay: (time: string) => string;
  /** The values of `{city}` and other placeholders. */
  placeholders: Record<string, string>;
  /** Formats a day such as `2026-12-03`, or a time such as `2026-12-03T09:30`. */
  day: (day: string) => string;
}

/**
 * Formats a value as visitors read it: ₹1,500 and 10:00 AM.
 * @param form the form of the field; without it, only times, days and days of the week are recognised
 */
export function formatValue(
  value: unknown,
  form: FormField | undefined,
  format: ValueFormat,
): string {
  if (value === undefined || value === null || value === '') return format.none;
  if (typeof value === 'boolean') return value ? format.yes : format.no;
  if (typeof value === 'number')
    return form?.control === 'price' ? format.price(value) : String(value);
  if (typeof value === 'string') {
    const filledText = value.replace(/\{(\w+)\}/g, (all, name) => format.placeholders[name] ?? all);
    return form?.control === 'markdown'
      ? stripMarkdown(filledText)
      : formatText(filledText, format);
  }
  if (Array.isArray(value)) {
    const isMultiline = value.some((each) => isGroup(each) || String(each).length > 20);
    const all = value.map((each) => formatValue(each, form?.item, format));
    return all.join(isMultiline ? '\n' : ', ') || format.none;
  }
  return formatGroup(Object(value), form, format);
}

/**
 * The values of a group in the order of the form, without values that visitors never read: its id, an icon, the id of
 * another item. An opening and a closing time become one: 10:00 AM – 8:00 PM.
 */
function formatGroup(
  { opens, closes, id: _, icon: __, ...others }: Record<string, unknown>,
  form: FormField | undefined,
  format: ValueFormat,
): string {
  const formatField = ([name, each]: [string, unknown]) =>
    formatValue(each, childForm(form, name), format);
  const times = Object.entries({ opens, closes }).filter(([, time]) => time !== undefined);
  const hours = times.map(formatField).join(' – ');
  const orderOf = ([name]: [string, unknown]) =>
    form?.fields?.findIndex((field) => field.name === name) ?? 0;
  const otherFields = Object.entries(others)
    .filter(([name]) => childForm(form, name)?.control !== 'serviceGroup')
    .sort((a, b) => orderOf(a) - orderOf(b));
  return [...otherFields.map(formatField), ...(hours ? [hours] : [])].join(' · ') || format.none;
}

function formatText(value: string, { locale, timeOfDay, day }: ValueFormat): string {
  if (/^([01]\d|2[0-3]):[0-5]\d$/.test(value)) return timeOfDay(value);
  if (/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(T\d\d:\d\d)?$/.test(value)) return day(value);
  const weekday = dayNames.indexOf(value as DayName);
  return weekdays(locale, 'short')[weekday] ?? value;
}

/**
 * Converts Markdown to plain text, line by line and without its syntax; a picture becomes its description in brackets.
 */
function stripMarkdown(markdown: string): string {
  // An escaped character, a link or a picture, signs between spaces or within a word that are kept, or emphasis.
  const syntax =
    /\\([!-/:-@[-`{-~])|!?\[((?:\\.|[^\]\\])*)\]\((?:<[^>]*>|[^()\s]*)(?:\s"[^"]*")?\)|(\s[*_~]+(?=\s)|\w_(?=\w))|\*+|~~|_/g;
  const stripInline = (text: string): string =>
    text.replace(syntax, (all, escaped?: string, words?: string, kept?: string) => {
      if (words !== undefined) return all.startsWith('!') ? `[${words}]` : stripInline(words);
      return escaped ?? kept ?? '';
    });
  const lines = markdown
    .replace(/<(sup|sub)>[^<]*<\/\1>/g, (html) => toFieldText({ html }))
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    // The line below the head of a table, and the bars around its cells.
    .replace(/^\|?[-:| ]*-[-:| ]*\|$/gm, '')
    .replace(/^\| *| *\|$/gm, '')
    .replace(/ +\| +/g, ' · ')
    .replace(/^ *(#{1,6}|>) +/gm, '')
    .replace(/^( *)[-*+] +/gm, '$1• ');
  return stripInline(lines)
    .replace(/\n\s*\n/g, '\n')
    .trim();
}

/** Formats prices as on the site. */
export function usePriceText(): (amount: number) => string {
  const { locale, currency } = useSetup();
  const address = { country: new Intl.Locale(locale).region ?? '' };
  return (amount) => priceText(amount, { currency, address });
}

/**
 * How values are formatted, in the language of the desk.
 * @param textLanguage the language of the value, if it is a text
 */
export function useValueFormat(textLanguage?: string | null): ValueFormat {
  const { content: copy } = useCopy();
  const { language, locale, partsOfDay, placeholders } = useSetup();
  const dayOf = useDaysAndTimes();
  return {
    none: copy.nothing,
    yes: copy.yes,
    no: copy.no,
    locale,
    placeholders: placeholders[textLanguage ?? language] ?? {},
    price: usePriceText(),
    timeOfDay: (time) => clockTime(time, locale, partsOfDay[language]),
    day: dayOf,
  };
}
