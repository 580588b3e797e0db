/** When something was done to an enquiry. */
export interface Moment {
  /** The version of the enquiry that it made; null if an older server stored it. */
  version: number | null;
  /** UTC, as in `database/tables.ts`. */
  at: string;
}

/** Whether one thing was done after another: by the versions of the enquiry, since a clock may be set back. */
export function isAfter(one: Moment, other: Moment): boolean {
  if (one.version !== null && other.version !== null) return one.version > other.version;
  return one.at > other.at;
}

/** Sorts what was done to an enquiry, earliest first. */
export function inOrder<Done extends Moment>(all: Done[]): Done[] {
  return all.toSorted((one, other) => (isAfter(one, other) ? 1 : isAfter(other, one) ? -1 : 0));
}
