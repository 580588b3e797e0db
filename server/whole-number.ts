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
