import { z } from 'zod';

/** The query of `GET /api/desk/site/search`: words that are in a field's name or text. */
export const siteSearchQuery = z.strictObject({ search: z.string().trim().min(2).max(200) });

/** The answer to `GET /api/desk/site/search`, best first; drafts stand in place of what they change. */
export const siteSearchAnswer = z.object({
  found: z.array(
    z.object({
      /** Path in the clinic's folder. */
      file: z.string(),
      /** JSON pointer. */
      field: z.string(),
      /** The labels of the field and of what contains it: `['Hero', 'Lead']`. */
      labels: z.array(z.string()),
      text: z.string(),
    }),
  ),
  /** Whether there are more than these. */
  isMore: z.boolean(),
});

/** The answer to `GET /api/desk/site/stale`: the fields that were changed in another language since. */
export const siteStaleAnswer = z.object({
  files: z.array(
    z.object({
      file: z.string(),
      language: z.string().nullable(),
      /** JSON pointers. */
      fields: z.array(z.string()),
    }),
  ),
});

export type SiteSearchAnswer = z.infer<typeof siteSearchAnswer>;
export type SiteStaleAnswer = z.infer<typeof siteStaleAnswer>;
