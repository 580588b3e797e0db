import { z } from 'zod';
import { siteFieldsQuery } from './site.ts';

/** A fact that has to be reviewed from time to time, such as a price. */
const agingFact = z.object({
  /** Path in the clinic's folder, in the main language. */
  file: z.string(),
  /** JSON pointer of the field to open. */
  field: z.string(),
  /** JSON pointer of the day on which it was last reviewed; it may go through lists. */
  at: z.string(),
  /** The labels of what contains it. */
  labels: z.array(z.string()),
  /** What it is about: the name of a test, the title of an article. */
  name: z.string(),
  /** When it was last reviewed, and when the next review is due; `YYYY-MM-DD`. */
  day: z.string(),
  due: z.string(),
});

/** The answer to `GET /api/desk/site/due` and `POST /api/desk/site/due`. */
export const siteDueAnswer = z.object({
  /** Those that are due, the longest overdue first. */
  facts: z.array(agingFact),
  /** The others, the next one first. */
  later: z.array(agingFact),
  /** Special days that are over and can be removed. */
  over: z.array(z.object({ file: z.string(), field: z.string(), day: z.string() })),
});

/**
 * The body of `POST /api/desk/site/due`: facts that are right as they are. Drafts with today's date are saved
 * in every language.
 */
export const stillRight = z.strictObject({
  facts: z
    .array(z.strictObject({ ...siteFieldsQuery.shape, at: z.string().max(300) }))
    .min(1)
    .max(200),
});

export type AgingFact = z.infer<typeof agingFact>;
export type SiteDueAnswer = z.infer<typeof siteDueAnswer>;
