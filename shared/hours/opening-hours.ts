import { z } from 'zod';
import { editedAs } from '../edited-as.ts';
import { type DayName, dayNames, type Interval, type OpeningHours } from './week-hours.ts';

/** A time of day such as `10:00`. */
export const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'use a time such as "10:00"', abort: true })
  .meta(editedAs('time'));

const row = z
  .strictObject({
    days: z.array(z.enum(dayNames)).min(1).describe('Days that have the same hours.'),
    opens: timeOfDay.describe('When the clinic opens.'),
    closes: timeOfDay.describe('When it closes.'),
  })
  .refine(({ opens, closes }) => opens < closes, {
    path: ['closes'],
    error: 'must be later than opens; hours past midnight are two rows, one for each day',
  });

/** The hours of a week, in rows; a lunch break is a second row for the same days. */
export const openingHoursSchema = z
  .array(row)
  .min(1)
  .superRefine((rows, context) => {
    for (const { row, message } of findOverlaps(rows)) {
      context.addIssue({ code: 'custom', path: [row], message });
    }
  });

/** The rows that overlap with another one; each is reported once, for the first such day. */
function findOverlaps(rows: OpeningHours[]): { row: number; message: string }[] {
  const earlierRows: (Interval & { day: DayName })[] = [];
  return rows.flatMap(({ days, opens, closes }, row) => {
    const messages = days.flatMap((day) => {
      const overlappingRow = earlierRows.find(
        (other) => other.day === day && opens < other.closes && other.opens < closes,
      );
      earlierRows.push({ day, opens, closes });
      if (!overlappingRow) return [];
      return `${day} ${opens}-${closes} overlaps ${day} ${overlappingRow.opens}-${overlappingRow.closes}; name each hour once`;
    });
    return messages.slice(0, 1).map((message) => ({ row, message }));
  });
}
