import { z } from 'zod';
import { type DaysEntry, maxDays, maxReasonLength, overlap } from './days.ts';
import { isoDay } from './iso-day.ts';
import { timeOfDay } from './opening-hours.ts';
import { countDays } from './week-hours.ts';

const day = isoDay.refine((day) => day.startsWith('20'), {
  error: 'must be a day of this century',
  abort: true,
});

const entry = z
  .strictObject({
    day: day.describe('The day, or the first of several.'),
    to: day.optional().describe('The last day, if there are several.'),
    opens: timeOfDay
      .optional()
      .describe('When the clinic opens on these days. If omitted, it is closed.'),
    closes: timeOfDay.optional().describe('When it closes on these days.'),
    reason: z.string().min(1).max(maxReasonLength).optional().describe('Why, for staff only.'),
  })
  .superRefine(({ day, to = day, opens, closes }, context) => {
    const addIssue = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (to < day) addIssue('to', 'is earlier than day');
    else if (countDays({ from: day, to }) > maxDays)
      addIssue('to', `is more than ${maxDays} days later`);
    if (opens !== undefined && closes !== undefined) {
      if (closes <= opens) addIssue('closes', 'must be later than opens');
    } else if (opens !== closes) {
      addIssue(opens === undefined ? 'opens' : 'closes', 'is missing: give both times, or neither');
    }
  });

/** `days.yaml`: the days on which the clinic is closed or has hours other than its weekly ones. */
export const daysSchema: z.ZodType<DaysEntry[]> = z.array(entry).superRefine((entries, context) => {
  for (const [index, entry] of entries.entries()) {
    const earlierEntry = entries.slice(0, index).find((candidate) => overlap(candidate, entry));
    if (!earlierEntry) continue;
    const { day, to = day } = earlierEntry;
    const message = `is within ${day} to ${to} already; name each day once`;
    context.addIssue({ code: 'custom', path: [index, 'day'], message });
  }
});
