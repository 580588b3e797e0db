import { z } from 'zod';

/** The error for an invalid day; a missing field keeps the default message. */
export const dayError = {
  error: ({ input }: { input?: unknown }) =>
    input == null ? undefined : dayMessage(String(input)),
};

/** A day: `2024-01-14`. */
export const isoDay = z.iso.date(dayError);

/** Why a text is not a valid day, and what to write instead. */
export function dayMessage(text: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return `${text} is not a valid date`;
  const readings = [...new Set(readingsOf(text))].filter(isDay);
  const choice = readings.join(' or ');
  if (readings.length > 1) return `${text} can be read in two ways: write ${choice}`;
  if (readings.length === 1) return `write the date as ${choice}, not as ${text}`;
  return 'must be a date such as 2024-01-14';
}

/** The possible readings of a date: with the year first, one; with the year last, day first and month first. */
function readingsOf(text: string): string[] {
  const [first = '', second = '', third = '', ...others] = text.split(/[/.-]/);
  if (others.length > 0 || ![first, second, third].every((part) => /^\d+$/.test(part))) return [];
  if (first.length === 4) return [toIsoDay(first, second, third)];
  return third.length === 4 ? [toIsoDay(third, second, first), toIsoDay(third, first, second)] : [];
}

function toIsoDay(year: string, month: string, day: string): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Whether a text is a valid day. */
export function isDay(text: string): boolean {
  return z.iso.date().safeParse(text).success;
}
