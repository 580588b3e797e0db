import { z } from 'zod';
import { keepSiteChange } from './site.ts';

/** The most that is listed. */
export const mostListed = 500;

/** A field that is not yet the clinic's own. */
const leftText = z.object({
  /** Path in the clinic's folder. */
  file: z.string(),
  /** JSON pointer. */
  field: z.string(),
  /** All that the field says. */
  says: z.string(),
  /** It is still the sample's, or it is about hearts in a clinic that treats others. */
  why: z.enum(['sample', 'hearts']),
  /** Tells it from another text in its place. */
  hash: z.string(),
});

/**
 * The answer to `GET /api/desk/site/checklist` and the requests below: what a new clinic still has to make its
 * own, and what the check of the folder warns about, drafts included.
 */
export const siteChecklistAnswer = z.object({
  /** How much there is; the list below may be shorter. */
  count: z.int(),
  /** Whether the site still says that it is the sample's. */
  isSample: z.boolean(),
  left: z.array(leftText),
  /** What the doctor has found right as it is. */
  confirmed: z.array(leftText),
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

const confirmText = keepSiteChange.extend({ hash: z.string().max(100) });

/**
 * The body of `POST /api/desk/site/checklist/confirmed` (these texts are right as they are) and of `DELETE` on the
 * same (put them back on the list).
 */
export const confirmTexts = z.object({ texts: z.array(confirmText).min(1).max(mostListed) });

export type LeftText = z.infer<typeof leftText>;
export type ConfirmText = z.infer<typeof confirmText>;
export type SiteChecklistAnswer = z.infer<typeof siteChecklistAnswer>;
