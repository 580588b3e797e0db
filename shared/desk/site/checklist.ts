import { z } from 'zod';
import { keepSiteChange } from './site.ts';

const place = {
  /** Path in the clinic's folder; may be that of a picture. */
  file: z.string(),
  /** JSON pointer; empty for the whole file. */
  field: z.string(),
  /** What the field says or shows; empty for the whole file. */
  says: z.string(),
};

/** A text that was put into the new clinic's folder for any clinic, and still stands. */
const generatedText = z.object({
  ...place,
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
  left: z.array(
    z.discriminatedUnion('why', [
      /** It is still the sample's, or it is about hearts in a clinic that treats others. */
      z.object({ ...place, why: z.enum(['sample', 'hearts']) }),
      generatedText.extend({ why: z.literal('generated') }),
    ]),
  ),
  /** Generated texts that the doctor has found right as they are. */
  confirmed: z.array(generatedText),
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

/**
 * The body of `POST /api/desk/site/checklist/confirmed` (a generated text is right as it is) and of `DELETE`
 * on the same (put it back on the list).
 */
export const confirmText = keepSiteChange.extend({ hash: z.string().max(100) });

export type GeneratedText = z.infer<typeof generatedText>;
export type ConfirmText = z.infer<typeof confirmText>;
export type SiteChecklistAnswer = z.infer<typeof siteChecklistAnswer>;
