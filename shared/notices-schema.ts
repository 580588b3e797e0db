import { z } from 'zod';
import { maxNotices, maxSentenceLength, type Notice } from './notices.ts';
import { cleanText } from './text/clean-text.ts';

const timeError = 'must be a day and a time such as 2026-12-03T09:30';

/** A time by the clinic's clock: with no zone, not even `Z`. */
const time = z.iso
  .datetime({ local: true, precision: -1, error: timeError })
  .regex(/^20.*\d$/, timeError);

const blankError = 'write something, or omit the language';

const notice = z
  .strictObject({
    id: z
      .string()
      .min(1)
      .max(40)
      .describe('Any name that is unique in the file; for a closed day, its date.'),
    text: z
      .record(
        z.string().regex(/^[a-z]{2}$/, 'use a language code such as "en"'),
        z
          .string()
          .min(1, { error: blankError, abort: true })
          .max(maxSentenceLength)
          .refine((sentence) => cleanText(sentence) !== '', blankError),
      )
      .refine((texts) => Object.keys(texts).length > 0, 'write it in at least one language')
      .describe('The sentence by language. Pages in a language without one show the first one.'),
    from: time.describe('When it first appears, by the clinic’s clock.'),
    until: time.describe('When it disappears.'),
  })
  .refine(({ from, until }) => from < until, { path: ['until'], error: 'must be later than from' });

/** `notices.yaml`: sentences at the top of every page, each for a period. */
export const noticesSchema: z.ZodType<Notice[]> = z
  .array(notice)
  .max(maxNotices, `at most ${maxNotices} notices; remove one first`)
  .superRefine((notices, context) => {
    for (const [index, { id }] of notices.entries()) {
      if (notices.findIndex((other) => other.id === id) === index) continue;
      context.addIssue({ code: 'custom', path: [index, 'id'], message: `${id} is used twice` });
    }
  });
