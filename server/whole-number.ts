import { z } from 'zod';

/** A whole number as text, of at most nine digits; both bounds are inclusive. */
export function wholeNumber(lowest: number, highest: number) {
  const error = `must be a whole number from ${lowest} to ${highest}`;
  return z
    .string(error)
    .regex(/^\d{1,9}$/, error)
    .transform(Number)
    .refine((value) => value >= lowest && value <= highest, error);
}

/** The largest value of PostgreSQL's `integer`; comparing such a column with a larger number is an error. */
export const largestInteger = 2_147_483_647;
