import { z } from 'zod';
import { timeOfDay } from '../hours/opening-hours.ts';
import { cleanLine, cleanText } from '../text/clean-text.ts';

/** A text, which may be empty. */
const optionalText = (max: number) => z.string().overwrite(cleanText).max(max);

/** A text that is not empty. */
export const plainText = (max: number) => optionalText(max).min(1);

/** A text of one line, which may be empty. */
export const optionalLine = (max: number) => z.string().overwrite(cleanLine).max(max);

/** A day and time of this century by the clinic's clock, such as `2026-12-03T09:30`: with no zone, not even `Z`. */
export const localTime = z.iso.datetime({ local: true, precision: -1 }).regex(/^20.*\d$/);

/** The hours of a single day. */
export const hours = z
  .strictObject({ opens: timeOfDay, closes: timeOfDay })
  .refine(({ opens, closes }) => opens < closes, { path: ['closes'] });

/** A version number. */
export const version = z.int32().min(1);

/** A version number in a URL. */
export const versionInUrl = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(version);

/** The `next` of a response: where the following part of a list begins. */
export const cursor = z.string().regex(/^[\w.:~-]{1,100}$/);
