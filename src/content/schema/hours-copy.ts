import { z } from 'zod';
import { claim, text, texts, textWith } from '../fields/text.ts';

/**
 * A sentence that is filled with hours or days. It must contain all the names, so that nobody writes
 * the hours out.
 */
const sentenceWith = (...names: string[]) =>
  textWith(...names).refine((value) => names.every((name) => value.includes(`{${name}}`)), {
    error: `must have ${names.map((name) => `{${name}}`).join(' and ')}, which are filled from clinic.yaml`,
  });

/** How hours and closed days are put into words: `hours` in `site.yaml`. */
export const hoursCopySchema = z.strictObject({
  days: sentenceWith('FROM', 'TO').describe(
    'Three or more consecutive days: from the first to the last.',
  ),
  times: sentenceWith('OPENS', 'CLOSES').describe('The hours of a day.'),
  daysOff: sentenceWith('DAYS')
    .optional()
    .describe(
      'Below the hours, the days of the week without any; {DAYS} are made from openingHours. Left out, nothing is said.',
    ),
  shortDays: sentenceWith('FROM', 'TO').describe('The days in short, for header and footer.'),
  shortTimes: sentenceWith('OPENS', 'CLOSES').describe('The hours in short.'),
  partsOfDay: texts({
    morning: 'From 4:00.',
    afternoon: 'From 12:00.',
    evening: 'From 16:00.',
    night: 'From 20:00.',
  })
    .optional()
    .describe('Put before times, in place of AM and PM after them: सुबह 10:00.'),
  emergency: claim.describe('When emergencies are taken.'),
  openNow: text.describe('Beside the hours while the clinic is open.'),
  opens: sentenceWith('DAY', 'TIME').describe('The next opening; {DAY} is a weekday or a date.'),
  closedDay: sentenceWith('DATE').describe('A closed day, at the top of every page.'),
  closedDays: sentenceWith('FROM', 'TO').describe('Several closed days, at the top of every page.'),
  otherHours: sentenceWith('DATE', 'TIMES')
    .optional()
    .describe('A day with other hours. Left out, the date and the times stand alone.'),
  otherHoursOnDays: sentenceWith('FROM', 'TO', 'TIMES')
    .optional()
    .describe('Several days with other hours. Left out, the dates and the times stand alone.'),
});

/** How hours and closed days are put into words. */
export type HoursCopy = z.infer<typeof hoursCopySchema>;
