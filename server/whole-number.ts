import { z } from 'zod';

/** A whole number as text, within bounds that are both included, of at most nine digits. */
export function wholeNumber(lowest: number, highest: number) {
  const error = `must be a whole number from ${lowest} to ${highest}`;
  return z
    .string(error)
    .regex(/^\d{1,9}$/, error)
    .transform(Number)
    .refine((value) => value >= lowest && value <= highest, error);
}

/** The largest value of PostgreSQL's `integer`, which cannot be compared with a larger one. */
export const largestInteger = 2_147_483_647;
