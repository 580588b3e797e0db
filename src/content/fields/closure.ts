import { z } from 'zod';
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

/** One or more days on which the clinic is closed, in addition to its weekly ones. */
export const closureSchema = z
  .strictObject({
    day: day.optional().describe('A single day: 2026-12-03.'),
    from: day.optional().describe('In place of day: the first of several days.'),
    to: day.optional().describe('The last of them.'),
    sentence: z
      .union([sentence, z.record(z.string().regex(/^[a-z]{2}$/), sentence)], {
        error: sentenceError,
      })
      .optional()
      .describe(
        'A sentence after the dates, in the first language, or one for each: { en: ..., hi: ... }.',
      ),
  })
  .superRefine(({ day, from, to }, context) => {
    const isSpan = from !== undefined && to !== undefined;
    if (day ? from || to : !isSpan) {
      context.addIssue({ code: 'custom', message: 'give either day, or from and to' });
    } else if (isSpan && to < from) {
      context.addIssue({ code: 'custom', path: ['to'], message: 'is earlier than from' });
    }
  });

/** One or more days on which the clinic is closed, as `clinic.yaml` gives them. */
export type Closure = z.infer<typeof closureSchema>;
