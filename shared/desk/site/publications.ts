import { z } from 'zod';
import { numberInAddress } from '../fields.ts';
import { siteValue } from './site.ts';

const publication = z.object({
  number: z.int(),
  by: z.string(),
  /** ISO 8601, UTC. */
  at: z.string(),
  /** The publication that it undoes; null if none. */
  undoes: z.int().nullable(),
  /** How many fields it has changed, and the files they are in. */
  fields: z.int(),
  files: z.array(z.string()),
  /** Which facts of `clinic.yaml` it has changed, by their names at the top of the file. */
  facts: z.array(z.string()),
});

/** The query of `GET /api/desk/site/publications`. */
export const publicationsQuery = z.strictObject({ before: numberInAddress.optional() });

/** Newest first, 20 a page; `next` is null on the last one. */
export const publicationsAnswer = z.object({
  publications: z.array(publication),
  next: z.string().nullable(),
});

/** The answer to `GET /api/desk/site/publications/:number`. */
export const publicationAnswer = publication.extend({
  changes: z.array(
    z.object({ file: z.string(), field: z.string(), was: siteValue, value: siteValue }),
  ),
});

/** The answer to publishing, and to undoing a publication. */
export const publishedAnswer = z.object({ number: z.int() });

export type PublicationsAnswer = z.infer<typeof publicationsAnswer>;
export type PublicationAnswer = z.infer<typeof publicationAnswer>;
