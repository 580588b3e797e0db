import type { VisitTimes } from '../../words/half-days.ts';

/**
 * The times of a half day at which a visit may begin, by the clinic's clock: `2026-12-03T10:00`.
 * @param halfDay `2026-12-03-morning`
 */
export function timesOfHalfDay(halfDay: string, times: VisitTimes): string[] {
  const day = halfDay.slice(0, 10);
  // Weeks begin on Monday here, and on Sunday in JavaScript.
  const weekday = (new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7;
  const ofPart = halfDay.endsWith('morning') ? times.morning : times.afternoon;
  return (ofPart[weekday] ?? []).map((time) => `${day}T${time}`);
}
