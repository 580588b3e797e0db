import { z } from 'zod';
import { longestSlug, slugPattern } from '../slug.ts';
import { localTime, pageKey, version } from './fields.ts';
import { deskRefusal } from './problems.ts';

/**
 * Where a post is. `draft`: not on the site. `scheduled`: comes by itself. `live`: on the site.
 * `changed`: on the site, with changes that visitors do not see yet.
 */
const postState = z.enum(['draft', 'scheduled', 'live', 'changed']);

/** The last part of the address of a post. */
const slug = z.string().max(longestSlug).regex(slugPattern);

/** A picture that was uploaded, as `POST /api/desk/pictures` answers it. */
export const picture = z.object({
  /** Address of its widest JPEG, `/media/HASH-1600x1067.jpg`: what the `src` of an `img` is. */
  src: z.string(),
  /** Of that file, in pixels. */
  width: z.int(),
  height: z.int(),
});

/** A post in the list. Times are ISO 8601, UTC. */
const listedPost = z.object({
  /** Null where the post is of the hosted table, which is edited there. */
  id: z.string().nullable(),
  title: z.string(),
  slug: z.string(),
  state: postState,
  language: z.string(),
  featured: z.boolean(),
  /** When it came to the site, or is to come; null for a draft. */
  date: z.string().nullable(),
  /** When it was last saved. */
  savedAt: z.string().nullable(),
});

/** A text as it is typed, which may be empty; PostgreSQL cannot store a NUL. */
const typedText = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[^\0]*$/);

/** The query of `GET /api/desk/posts`: what was saved last first, 50 a page. */
export const postsQuery = z.strictObject({
  search: typedText(200).trim().optional(),
  state: postState.optional(),
  /** Posts of which the browser keeps a text that it could not save: listed though nothing was ever saved in them. */
  kept: z
    .string()
    .max(1_000)
    .regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/)
    .optional(),
  before: pageKey.optional(),
});

/** The answer to `GET /api/desk/posts`. */
export const postsAnswer = z.object({
  posts: z.array(listedPost),
  next: z.string().nullable(),
  /** With `BLOGS_URL`, posts are of the hosted table: they are shown here and edited there. */
  hosted: z.boolean(),
});

/** The document of the editor: most characters of its JSON, and objects and arrays in one another. */
const documentLimits = { characters: 600_000, depth: 200 };

/** What is written of a post. */
const postContent = z.object({
  title: typedText(300),
  /** Empty: made from the title when it is published. */
  slug: z.union([z.literal(''), slug]),
  excerpt: typedText(1_000),
  /** Its picture: an address as in `picture.src`, `https://...`, or a path of this site. */
  image: typedText(2_000).nullable(),
  /** Markup as the editor has it; the server keeps what its sanitiser leaves of it. */
  html: typedText(500_000),
  /** The document of the editor, as JSON; null where the post was not written in it. */
  document: z.record(z.string(), z.unknown()).refine(isWithinLimits).nullable(),
  language: z.string().regex(/^[a-z]{2}$/),
  featured: z.boolean(),
});

/** Someone else who has this post open, or the same person in another tab. */
const otherEditor = z.object({ name: z.string(), since: z.string() });

/** The query of `GET /api/desk/posts/:id`: the tab that asks, which is not among the `others`. */
export const openPostQuery = z.strictObject({ tab: z.uuid().optional() });

/** The answer to `GET /api/desk/posts/:id`: the draft where there is one, else what is live. */
export const openedPost = postContent.extend({
  id: z.string(),
  /** Every save makes another; each names the one it was made on. */
  version,
  state: postState,
  /** Where visitors find it, and since when, where that is known; null where it is not on the site. */
  live: z.object({ slug: z.string(), since: z.string().nullable() }).nullable(),
  /** When it is to come to the site; null where it is not scheduled. */
  publishAt: z.string().nullable(),
  savedAt: z.string().nullable(),
  savedBy: z.string().nullable(),
  others: z.array(otherEditor),
});

/** The answer to every change of a post. */
export const postAnswerOfDesk = z.object({ post: openedPost });

/** The answer where someone else was faster (409, `changed-meanwhile`): how it is now. */
export const postConflict = deskRefusal.extend({ post: openedPost });

/** The body of `POST /api/desk/posts`: an empty draft. The id is made by the browser, so that a repeat is the same post. */
export const newPost = z.strictObject({
  requestId: z.uuid(),
  language: postContent.shape.language,
});

/** The body of `PUT /api/desk/posts/:id/draft`. `tab` is a UUID that each tab makes for itself. */
export const saveDraft = z.strictObject({ ...postContent.shape, version, tab: z.uuid() });

/** The body of `POST /api/desk/posts/:id/editing`, every ten seconds while the editor is open. */
export const editingPost = z.strictObject({ tab: z.uuid() });

/** Its answer: who else edits, and the version that is stored. */
export const editingAnswer = z.object({ version, others: z.array(otherEditor) });

/**
 * The body of `POST /api/desk/posts/:id/publish`: the draft goes to the site. Refused with `invalid`
 * where title or text is missing, and with `taken` where another post has its address.
 */
export const publishPost = z.strictObject({
  version,
  /** By the clinic's clock; null is now. */
  at: localTime.nullable(),
});

/**
 * The body of `POST /api/desk/posts/:id/unpublish` (takes it off the site, or off the schedule) and
 * of `POST /api/desk/posts/:id/discard` (the live text in place of the draft).
 */
export const changePost = z.strictObject({ version });

/** The body of `DELETE /api/desk/posts/:id`, which deletes it with its history; the answer is empty (204). */
export const deletePost = z.strictObject({ version, confirm: z.literal(true) });

/** The answer to `POST /api/desk/posts/:id/preview`: a link that works for 7 days without signing in. */
export const previewAnswer = z.object({ link: z.url(), until: z.string() });

/** One published version, without its text. */
const postVersion = z.object({
  number: z.int(),
  publishedAt: z.string(),
  publishedBy: z.string(),
  title: z.string(),
});

/** The answer to `GET /api/desk/posts/:id/versions`, newest first. */
export const versionsAnswer = z.object({ versions: z.array(postVersion) });

/** The answer to `GET /api/desk/posts/:id/versions/:number`. */
export const openedVersion = postVersion.extend(postContent.shape);

/** Goes down level by level: a document that is too deep would fill the stack. */
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

export type PostState = z.infer<typeof postState>;
export type Picture = z.infer<typeof picture>;
export type ListedPost = z.infer<typeof listedPost>;
export type PostsQuery = z.infer<typeof postsQuery>;
export type PostsAnswer = z.infer<typeof postsAnswer>;
export type PostContent = z.infer<typeof postContent>;
export type OpenedPost = z.infer<typeof openedPost>;
export type SaveDraft = z.infer<typeof saveDraft>;
export type EditingAnswer = z.infer<typeof editingAnswer>;
export type PreviewAnswer = z.infer<typeof previewAnswer>;
export type VersionsAnswer = z.infer<typeof versionsAnswer>;
export type OpenedVersion = z.infer<typeof openedVersion>;
