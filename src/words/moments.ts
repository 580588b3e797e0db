import { clockTime, localeOf, type PartsOfDay } from './dates.ts';

/** What `momentText` and the like need to format a moment in one language. */
export interface MomentFormat {
  /** BCP 47 tag: `mr-IN-u-nu-latn`. */
  locale: string;
  /** IANA name of the clinic's time zone. */
  timeZone: string;
  partsOfDay?: PartsOfDay | undefined;
}

/** How moments are formatted in the language of a page. */
export function momentFormat(
  {
    language,
    address,
    timeZone,
  }: { language: string; address: { country: string }; timeZone: string },
  { partsOfDay }: { partsOfDay?: PartsOfDay | undefined },
): MomentFormat {
  return { locale: localeOf(language, address.country), timeZone, partsOfDay };
}

/**
 * A moment in the clinic's time zone: "Tuesday, 24 November, 10:30 AM".
 * @param moment ISO 8601
 */
export function momentText(moment: string, format: MomentFormat): string {
  return `${dayText(moment, format)}, ${timeText(moment, format)}`;
}

/** The day of a moment in the clinic's time zone: "Tuesday, 24 November". */
function dayText(moment: string, { locale, timeZone }: MomentFormat): string {
  const day = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone,
  });
  return day.format(new Date(moment));
}

/** The time of a moment in the clinic's time zone: "10:30 AM". */
function timeText(moment: string, { locale, timeZone, partsOfDay }: MomentFormat): string {
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });
  return clockTime(time.format(new Date(moment)), locale, partsOfDay);
}

/**
 * The clinic's deadline for answering, rounded up to the next quarter of an hour in its time zone: nobody is promised
 * an exact minute.
 * @param moment ISO 8601
 */
export function deadlineText(moment: string, format: MomentFormat): string {
  // The offset of every time zone from UTC is a multiple of a quarter of an hour.
  const quarter = 15 * 60_000;
  const roundedMoment = Math.ceil(Date.parse(moment) / quarter) * quarter;
  return unbrokenMoment(new Date(roundedMoment).toISOString(), format);
}

/** A moment for a heading, with no line break within "24 November", "10:30 AM" or "शाम 6:00". */
export function unbrokenMoment(moment: string, format: MomentFormat): string {
  return noBreak(momentText(moment, format));
}

/** The day and the time of a moment for a text with {DAY} and {TIME}, without line breaks in either. */
export function unbrokenParts(
  moment: string,
  format: MomentFormat,
): Record<'DAY' | 'TIME', string> {
  return { DAY: noBreak(dayText(moment, format)), TIME: noBreak(timeText(moment, format)) };
}

function noBreak(text: string): string {
  return text
    .replace(/(\d) (?=\p{L})/gu, '$1\u00a0')
    .replace(/(\p{L}\p{M}*) (?=\d+:)/gu, '$1\u00a0');
}
