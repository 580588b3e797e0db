/** Consecutive days, both ends included: `2026-12-03`. */
export interface DaySpan {
  from: string;
  to: string;
}

/** What staff have put on the public pages, at a moment. */
export interface ShownNotices {
  /** Null if none is shown. */
  notice: {
    /** The sentence by language code. */
    texts: Record<string, string>;
    /** When it ends, in milliseconds since 1970. */
    until: number;
  } | null;
  /** The closed days that staff have entered, from today on, in order. */
  closures: DaySpan[];
}
