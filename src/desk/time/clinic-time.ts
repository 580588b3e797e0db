import { formatOf } from '../../words/dates.ts';

/** A moment by the clinic's clock, in the format of a `datetime-local` field: `2026-12-03T09:30`. */
export function clinicTime(moment: Date, timeZone: string): string {
  // The Swedish format of dates is that of ISO 8601.
  const shape = { timeZone, dateStyle: 'short', timeStyle: 'short' } as const;
  const text = formatOf('sv-SE', shape).format(moment);
  return text.replace(' ', 'T');
}

/**
 * The moment of a time by the clinic's clock, in ISO 8601 and UTC. In an hour that the clock skips or repeats when it is
 * changed, it may be an hour off.
 */
export function momentOf(local: string, timeZone: string): string {
  const asUtc = Date.parse(`${local}Z`);
  const aheadAt = (time: number) => Date.parse(`${clinicTime(new Date(time), timeZone)}Z`) - time;
  const near = asUtc - aheadAt(asUtc);
  return new Date(asUtc - aheadAt(near)).toISOString();
}

/** Whether two moments are on the same day by the clinic's clock. */
export function isSameDay(one: Date, other: Date, timeZone: string): boolean {
  const [first, second] = [one, other].map((moment) => clinicTime(moment, timeZone).slice(0, 10));
  return first === second;
}
