import { z } from 'zod';

/**
 * The answer to `GET /api/desk/site/checklist`: what a new clinic still has to make its own, and what the check
 * of the folder warns about, drafts included.
 */
export const siteChecklistAnswer = z.object({
  /** How much there is; the list below may be shorter. */
  count: z.int(),
  /** Whether the site still says that it is the sample's. */
  isSample: z.boolean(),
  left: z.array(
    z.object({
      /** Path in the clinic's folder; may be that of a picture. */
      file: z.string(),
      /** JSON pointer; empty for the whole file. */
      field: z.string(),
      /** What the field says or shows; empty for the whole file. */
      says: z.string(),
      /**
       * Why it is here: it is still the sample's, it is about hearts in a clinic that treats others, or it was
       * put into the new clinic's folder for any clinic.
       */
      why: z.enum(['sample', 'hearts', 'generated']),
    }),
  ),
  warnings: z.array(
    z.object({
      /** Path in the clinic's folder; that of a language's folder if it is about several files. */
      file: z.string(),
      /** JSON pointer; empty for the whole file. */
      field: z.string(),
      message: z.string(),
    }),
  ),
});

export type SiteChecklistAnswer = z.infer<typeof siteChecklistAnswer>;
