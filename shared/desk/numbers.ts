import { z } from 'zod';

/** How many enquiries there were in a week, and how many visits. */
const week = z.object({
  /** Its Monday, by the clinic's calendar. */
  from: z.iso.date(),
  enquiries: z.int(),
  /** Visits that are agreed for a day of that week. */
  visits: z.int(),
});

/** How long enquiries waited for something, in minutes of the clinic's opening hours. */
const waitingTimes = z.object({
  /** The median of those that no longer wait; null if there are none. */
  median: z.int().nullable(),
  /** The 90th percentile of the same enquiries; null if there are none. */
  percentile90: z.int().nullable(),
  /** How many still wait. */
  open: z.int(),
});

/** Words for which the website's search found nothing. */
const missedSearch = z.object({
  words: z.string(),
  /** Code of the language of the page. */
  language: z.string(),
  /** On how many days they were searched for. */
  days: z.int(),
  lastOn: z.iso.date(),
});

/** The response to `GET /api/desk/numbers` (doctor). Spam is not counted. */
export const numbersResponse = z.object({
  /** The last twelve weeks, including the current one, oldest first. */
  weeks: z.array(week),
  /** How long messages from the form waited to be read and to be answered, over the last four weeks. */
  read: waitingTimes,
  answered: waitingTimes,
  /** At most fifty, of the last ninety days. */
  missedSearches: z.array(missedSearch),
});

export type Week = z.infer<typeof week>;
export type WaitingTimes = z.infer<typeof waitingTimes>;
export type MissedSearch = z.infer<typeof missedSearch>;
export type NumbersResponse = z.infer<typeof numbersResponse>;
