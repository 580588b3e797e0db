import type { SpecialDays } from './hours/week-hours.ts';

/** What staff have put on the public pages, at a moment. */
export interface ShownNotices {
  /** Null if none is shown. */
  notice: {
    /** The sentence by language code. */
    texts: Record<string, string>;
    /** When it ends, in milliseconds since 1970. */
    until: number;
  } | null;
  /** The closed days and days with other hours that staff have entered, from today on, in order. */
  closures: SpecialDays[];
}
