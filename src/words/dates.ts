/** What decides how dates are written: the language of the page, and the clinic's country. */
interface DateSetting {
  language: string;
  address: { country: string };
}

/** The locale of dates. In English the month comes first in every country. */
export function dateLocale({ language, address }: DateSetting): string {
  return language === 'en' ? 'en-US' : localeOf(language, address.country);
}

/** Formats a day for readers: January 14, 2024. */
export function longDate(day: Date, setting: DateSetting): string {
  return longDateAt(day, dateLocale(setting), 'UTC');
}

/** Formats the day of a moment in a time zone: January 14, 2024. */
export function longDateAt(moment: Date, locale: string, timeZone: string): string {
  return formatOf(locale, { dateStyle: 'long', timeZone }).format(moment);
}

/** Formats a day as ISO 8601: 2024-01-14. */
export function isoDate(day: Date): string {
  return day.toISOString().slice(0, 10);
}

/** The locale of a language in a country, with Latin digits: `mr-IN-u-nu-latn`. */
export function localeOf(language: string, country: string): string {
  return new Intl.Locale(language, { region: country, numberingSystem: 'latn' }).toString();
}

/** The parts of a day, for languages that put them before the hour: सुबह 10:00. */
export type PartsOfDay = Record<'morning' | 'afternoon' | 'evening' | 'night', string>;

/** Formats a time of day for visitors: 10:00 AM for `10:00`. */
export function clockTime(time: string, locale: string, partsOfDay?: PartsOfDay): string {
  const { hour, minute, period } = clockParts(time, locale);
  if (partsOfDay) return `${partOfDay(time, partsOfDay)} ${hour}:${minute}`;
  return `${hour}:${minute} ${period}`;
}

/** Formats a time of day in short: 10AM for `10:00`, 10:30AM for `10:30`. */
export function shortClockTime(time: string, locale: string, partsOfDay?: PartsOfDay): string {
  const { hour, minute, period } = clockParts(time, locale);
  const clock = minute === '00' ? hour : `${hour}:${minute}`;
  return partsOfDay ? `${partOfDay(time, partsOfDay)} ${clock}` : `${clock}${period}`;
}

/** The names of the days of the week, from Monday. */
export function weekdays(locale: string, length: 'long' | 'short'): string[] {
  const name = formatOf(locale, { weekday: length, timeZone: 'UTC' });
  // 3 January 2000 was a Monday.
  return [3, 4, 5, 6, 7, 8, 9].map((day) => name.format(new Date(Date.UTC(2000, 0, day))));
}

function partOfDay(time: string, parts: PartsOfDay): string {
  const hour = Number(time.slice(0, 2));
  if (hour < 4 || hour >= 20) return parts.night;
  if (hour < 12) return parts.morning;
  return hour < 16 ? parts.afternoon : parts.evening;
}

function clockParts(time: string, locale: string) {
  const clock = { hour: 'numeric', minute: '2-digit', hourCycle: 'h12', timeZone: 'UTC' } as const;
  const parts = formatOf(locale, clock).formatToParts(new Date(`2000-01-01T${time}:00Z`));
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return { hour: part('hour'), minute: part('minute'), period: part('dayPeriod').toUpperCase() };
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter takes far longer than formatting a date. */
export function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}
