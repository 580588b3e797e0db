import { z } from 'zod';
import { timeOfDay } from '../../../shared/hours/opening-hours.ts';
import { day } from './day.ts';

/** In characters; the notice at the top of every page has to stay short. */
const longest = 200;

const sentence = z.string().min(1).max(longest);

const sentenceError = ({ input }: { input?: unknown }): string => {
  if (input === null || input === '') return 'is empty';
  if (typeof input === 'string') {
    return `is too long: ${input.length} characters, at most ${longest} are allowed`;
  }
  return `must be a text, or one for each language: { en: ..., hi: ... }, each of at most ${longest} characters`;
};

/** One or more days on which the clinic is closed, or open at other hours than in every week. */
export const closureSchema = z
  .strictObject({
    day: day.optional().describe('A single day: 2026-12-03.'),
    from: day.optional().describe('In place of day: the first of several days.'),
    to: day.optional().describe('The last of them.'),
    opens: timeOfDay
      .optional()
      .describe('When the clinic opens on these days: "10:00". Left out, it is closed.'),
    closes: timeOfDay.optional().describe('When it closes on these days: "13:00".'),
    sentence: z
      .union([sentence, z.record(z.string().regex(/^[a-z]{2}$/), sentence)], {
        error: sentenceError,
      })
      .optional()
      .describe(
        'A sentence after the dates, in the first language, or one for each: { en: ..., hi: ... }.',
      ),
  })
  .superRefine(({ day, from, to, opens, closes }, context) => {
    const isSpan = from !== undefined && to !== undefined;
    if (day ? from || to : !isSpan) {
      context.addIssue({ code: 'custom', message: 'give either day, or from and to' });
    } else if (isSpan && to < from) {
      context.addIssue({ code: 'custom', path: ['to'], message: 'is earlier than from' });
    }
    if ((opens === undefined) !== (closes === undefined)) {
      const path = [opens === undefined ? 'opens' : 'closes'];
      context.addIssue({
        code: 'custom',
        path,
        message: 'is missing: give both times, or neither',
      });
    } else if (opens && closes && closes <= opens) {
      context.addIssue({ code: 'custom', path: ['closes'], message: 'must be later than opens' });
    }
  });

/** One or more days on which the clinic is closed or has other hours, as `clinic.yaml` gives them. */
export type Closure = z.infer<typeof closureSchema>;
