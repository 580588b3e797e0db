import { z } from 'zod';
import { editedAs } from './edited-as.ts';

/** Days of the week, abbreviated as in schema.org. */
export const dayNames = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;

/** A day of the week. */
export type DayName = (typeof dayNames)[number];

/** From one time of day to another: `10:00` to `20:00`. */
export interface Interval {
  opens: string;
  closes: string;
}

/** Days with the same hours. */
export interface DayGroup {
  /** In order, Monday first. */
  days: DayName[];
  /** In order; several if the clinic closes for lunch. */
  intervals: Interval[];
}

const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'use a time such as "10:00"', abort: true })
  .meta(editedAs('time'));

const row = z
  .strictObject({
    days: z.array(z.enum(dayNames)).min(1).describe('Days that have the same hours.'),
    opens: timeOfDay.describe('When the clinic opens, in quotes: "10:00".'),
    closes: timeOfDay.describe('When it closes, in quotes: "20:00".'),
  })
  .refine(({ opens, closes }) => opens < closes, {
    path: ['closes'],
    error: 'must be later than opens; hours past midnight are two rows, one for each day',
  });

/** The same hours on several days. */
export type OpeningHours = z.infer<typeof row>;

/** The hours of a week, in rows; a lunch break is a second row for the same days. */
export const openingHoursSchema = z
  .array(row)
  .min(1)
  .superRefine((rows, context) => {
    if (!rows.every((each) => row.safeParse(each).success)) return;
    for (const { row, message } of overlaps(rows)) {
      context.addIssue({ code: 'custom', path: [row], message });
    }
  });

/** Groups the days with the same hours, in the order of the week; closed days are left out. */
export function groupDays(rows: OpeningHours[]): DayGroup[] {
  const groups = new Map<string, DayGroup>();
  for (const day of dayNames) {
    const intervals = intervalsOf(rows, day);
    if (intervals.length === 0) continue;
    const key = JSON.stringify(intervals);
    const group = groups.get(key) ?? { days: [], intervals };
    group.days.push(day);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Splits days into runs of consecutive ones: Mo, Tu, We, Fr into Mo, Tu, We and Fr. */
export function runsOf(days: DayName[]): DayName[][] {
  const runs: DayName[][] = [];
  for (const day of days) {
    const last = runs.at(-1);
    const isNext = last?.at(-1) === dayNames[dayNames.indexOf(day) - 1];
    if (last && isNext) last.push(day);
    else runs.push([day]);
  }
  return runs;
}

/** Hours as normalised text: the same hours give the same text, however they are grouped. */
export function hoursText(hours: OpeningHours[]): string {
  return groupDays(hours)
    .map(({ days, intervals }) => {
      const runs = runsOf(days).map((run) => [...new Set([run[0], run.at(-1)])].join('-'));
      const times = intervals.map(({ opens, closes }) => `${opens}-${closes}`);
      return `${runs.join(', ')} ${times.join(' and ')}`;
    })
    .join(', ');
}

/** The hours of one day in order; intervals without a gap between them are joined. */
function intervalsOf(rows: OpeningHours[], day: DayName): Interval[] {
  const joined: Interval[] = [];
  const all = rows.filter(({ days }) => days.includes(day));
  for (const { opens, closes } of all.sort((one, other) => (one.opens < other.opens ? -1 : 1))) {
    const last = joined.at(-1);
    if (last?.closes === opens) last.closes = closes;
    else joined.push({ opens, closes });
  }
  return joined;
}

/** The rows that overlap with another one; each is reported once, for the first such day. */
function overlaps(rows: OpeningHours[]): { row: number; message: string }[] {
  const known: (Interval & { day: DayName })[] = [];
  return rows.flatMap(({ days, opens, closes }, row) => {
    const messages = days.flatMap((day) => {
      const other = known.find(
        (each) => each.day === day && opens < each.closes && each.opens < closes,
      );
      known.push({ day, opens, closes });
      if (!other) return [];
      return `${day} ${opens}-${closes} overlaps ${day} ${other.opens}-${other.closes}; name each hour once`;
    });
    return messages.slice(0, 1).map((message) => ({ row, message }));
  });
}
