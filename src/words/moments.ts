import { clockTime, localeOf, type PartsOfDay } from './dates.ts';

/** What is needed to put moments into words. */
export interface MomentWords {
  /** BCP 47 tag: `mr-IN-u-nu-latn`. */
  locale: string;
  /** IANA name of the clinic's time zone. */
  timeZone: string;
  partsOfDay?: PartsOfDay | undefined;
}

/** The words for moments in the language of a page. */
export function momentWords(
  {
    language,
    address,
    timeZone,
  }: { language: string; address: { country: string }; timeZone: string },
  { partsOfDay }: { partsOfDay?: PartsOfDay | undefined },
): MomentWords {
  return { locale: localeOf(language, address.country), timeZone, partsOfDay };
}

/**
 * A moment by the clinic's clock: "Tuesday 24 November, 10:30 AM".
 * @param moment ISO 8601
 */
export function momentText(moment: string, words: MomentWords): string {
  return `${dayText(moment, words)}, ${timeText(moment, words)}`;
}

/** The day of a moment by the clinic's clock: "Tuesday 24 November". */
function dayText(moment: string, { locale, timeZone }: MomentWords): string {
  const day = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone,
  });
  return day.format(new Date(moment));
}

/** The time of a moment by the clinic's clock: "10:30 AM". */
function timeText(moment: string, { locale, timeZone, partsOfDay }: MomentWords): string {
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });
  return clockTime(time.format(new Date(moment)), locale, partsOfDay);
}

/**
 * By when the clinic answers, up to the next quarter of an hour by the clinic's clock: nobody is promised a minute.
 * @param moment ISO 8601
 */
export function deadlineText(moment: string, words: MomentWords): string {
  // Every time zone is some quarters of an hour from UTC.
  const quarter = 15 * 60_000;
  const rounded = Math.ceil(Date.parse(moment) / quarter) * quarter;
  return unbrokenMoment(new Date(rounded).toISOString(), words);
}

/** A moment for a heading, which is not broken within "24 November", "10:30 AM" or "शाम 6:00". */
export function unbrokenMoment(moment: string, words: MomentWords): string {
  return unbroken(momentText(moment, words));
}

/** The same as a day and a time apart, for a text with {DAY} and {TIME}. */
export function unbrokenParts(moment: string, words: MomentWords): Record<'DAY' | 'TIME', string> {
  return { DAY: unbroken(dayText(moment, words)), TIME: unbroken(timeText(moment, words)) };
}

function unbroken(text: string): string {
  return text
    .replace(/(\d) (?=\p{L})/gu, '$1\u00a0')
    .replace(/(\p{L}\p{M}*) (?=\d+:)/gu, '$1\u00a0');
}
