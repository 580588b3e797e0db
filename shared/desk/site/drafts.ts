import { z } from 'zod';
import { version } from '../fields.ts';
import { mostDrafts, placeFields, siteField, siteValue } from './site.ts';

/** A draft as it was seen. */
const seenDraft = z.strictObject({ field: siteField, version });

/**
 * The drafts within a field that were seen: they are deleted with it. Where there is another, the answer is 409,
 * and nothing is deleted.
 */
const within = z.array(seenDraft).max(mostDrafts).default([]);

/** The body of `PUT /api/desk/site/drafts`; without a value, the field, item or file is to be removed. */
export const saveSiteDraft = z.strictObject({
  ...placeFields,
  value: siteValue,
  /** That of the draft as it was seen; null if there was none. */
  version: version.nullable(),
  within,
});

/** The body of `DELETE /api/desk/site/drafts`. */
export const discardSiteDraft = z.strictObject({ ...placeFields, version, within });

/** The body of `POST /api/desk/site/publications`: the drafts to publish, as they were seen. */
export const publishSite = z.strictObject({
  drafts: z
    .array(z.strictObject({ ...placeFields, version }))
    .min(1)
    .max(mostDrafts)
    .refine((all) => new Set(all.map(({ file, field }) => file + field)).size === all.length),
});

export type SeenDraft = z.infer<typeof seenDraft>;
