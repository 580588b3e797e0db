import { z } from 'zod';
import { longestSlug, slugPattern } from '../text/slug.ts';

/** The last part of the address of a post. */
const slug = z.string().max(longestSlug).regex(slugPattern);

/** A language by its code, such as `hi`. */
export const languageCode = z.string().regex(/^[a-z]{2}$/);

/** A text, possibly empty; PostgreSQL cannot store a NUL character. */
export const typedText = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[^\0]*$/);

/** The limits of the editor's document: characters of its JSON, and levels of nesting. */
const documentLimits = { characters: 600_000, depth: 200 };

/** The content of a post, as it is written at the desk. */
export const postContent = z.object({
  title: typedText(300),
  /** If empty, it is made from the title when the post is published. */
  slug: z.union([z.literal(''), slug]),
  excerpt: typedText(1_000),
  /** Its picture: an address as in `picture.src`, `https://...`, or a path of this site. */
  image: typedText(2_000).nullable(),
  /** HTML from the editor; the server stores it sanitised. */
  html: typedText(500_000),
  /** The editor's document as JSON; null if the post was not written in the editor. */
  document: z.record(z.string(), z.unknown()).refine(isWithinLimits).nullable(),
  language: languageCode,
  featured: z.boolean(),
});

/** Walks level by level, not recursively: a document that is too deep would overflow the stack. */
function isWithinLimits(document: Record<string, unknown>): boolean {
  let level: unknown[] = [document];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > documentLimits.depth) return false;
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
  }
  return JSON.stringify(document).length <= documentLimits.characters;
}
