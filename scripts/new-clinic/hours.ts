import { openingHoursSchema } from '../../shared/hours/opening-hours.ts';
import { type DayName, dayNames, type OpeningHours } from '../../shared/hours/week-hours.ts';

/** Hours as rows of `openingHours`, or what is wrong with them. */
type Hours = { rows: OpeningHours[]; fault?: never } | { rows?: never; fault: string };

const example = 'write it like this: Mo-Fr 10:00-13:00 16:00-19:00; Sa 10:00-13:00';

/** Days, then times: `Mo-Fr 10:00-13:00, 16:00-19:00`. */
const daysAndTimes = /^(\D+?)\s+(\d.*)$/;
const interval = /^(\d?\d:\d\d)-(\d?\d:\d\d)$/;

const halfDayTime = /(\d{1,2})(?:[:.](\d\d))?\s*([ap])\.?m\b\.?/gi;

/**
 * Reads hours as people write them on one line: `Mo-Fr 10:00-13:00 16:00-19:00; Sa 10:00-13:00`, or
 * `Mon-Sat 10am-1pm`.
 */
export function parseHours(text: string): Hours {
  const parts = text
    .replace(
      halfDayTime,
      (_, hour: string, minutes = '00', half: string) =>
        `${(Number(hour) % 12) + (/p/i.test(half) ? 12 : 0)}:${minutes}`,
    )
    .replace(/\s*(?:[-–]|\bto\b)\s*/g, '-')
    .split(';');
  const rows = parts.map((part) => rowsOf(part.trim()));
  if (!rows.every((each) => each !== null)) return { fault: example };
  const { data, error } = openingHoursSchema.safeParse(rows.flat());
  return data ? { rows: data } : { fault: faultOf(rows.flat(), error.issues[0]) };
}

/** The rows for some days: one for each period of opening. */
function rowsOf(text: string): OpeningHours[] | null {
  const [, daysText = '', timesText = ''] = daysAndTimes.exec(text) ?? [];
  const days = wordsOf(daysText).map(daysOf);
  const times = wordsOf(timesText).map((time) => interval.exec(time));
  if (days.length === 0 || !days.every((each) => each !== null)) return null;
  if (!times.every((time) => time !== null)) return null;
  return times.map(([, opens = '', closes = '']) => ({
    days: days.flat(),
    opens: opens.padStart(5, '0'),
    closes: closes.padStart(5, '0'),
  }));
}

function wordsOf(text: string): string[] {
  return text.split(/[\s,]+/).filter(Boolean);
}

/** The days of `Mo-Fr`, `Mon-Fri` or `Monday`; null if the text names none. */
function daysOf(text: string): DayName[] | null {
  const [first = -1, last = first] = text.split('-').map(placeOf);
  return first < 0 || last < first ? null : dayNames.slice(first, last + 1);
}

/**
 * The index of a weekday, Monday being 0, from its name or the beginning of its name; -1 if it is not one.
 */
function placeOf(name: string): number {
  const names = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  return name.length < 2 ? -1 : names.findIndex((each) => each.startsWith(name.toLowerCase()));
}

function faultOf(
  rows: OpeningHours[],
  issue: { path: PropertyKey[]; message: string } | undefined,
): string {
  const [place, field] = issue?.path ?? [];
  const row = rows[Number(place)];
  if (!row || field === undefined) return issue?.message ?? example;
  const times = `${row.opens}-${row.closes}`;
  return field === 'closes' && row.closes <= row.opens
    ? `${times} ends before it begins; write hours past midnight as two: Fr 18:00-23:59; Sa 00:00-02:00`
    : `${times} is no time of the day; ${example}`;
}
