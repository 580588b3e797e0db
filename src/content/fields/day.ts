import { z } from 'zod';
import { editedAs } from '../../../shared/edited-as.ts';
import { dayError, dayFault, isDay, isoDay } from '../../../shared/hours/iso-day.ts';

/**
 * A day: 2024-01-14 in the file. A `Date` is accepted too, because Astro validates data that has been
 * checked already.
 */
export const day = z.union([isoDay, z.date()], dayError).pipe(z.coerce.date());

/** A day, or a time by the clinic's clock, as it is written: 2024-01-14, 2026-12-01T09:30. */
export const dayOrTime = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d(T([01]\d|2[0-3]):[0-5]\d)?$/, {
    error: ({ input }) => dayOrTimeFault(String(input)),
    abort: true,
  })
  .refine((written) => isDay(written.slice(0, 10)), {
    error: ({ input }) => `there is no day ${String(input).slice(0, 10)}`,
  })
  .meta(editedAs('dayOrTime'));

function dayOrTimeFault(written: string): string {
  return written.includes(':')
    ? 'write day and time as 2026-12-01T09:30, by the clock of the clinic'
    : dayFault(written);
}
