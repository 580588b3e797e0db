import { z } from 'zod';
import { localTime, pageKey, version } from './fields.ts';
import { languageCode, postContent, typedText } from './post-content.ts';
import { deskRefusal } from './problems.ts';

/**
 * The state of a post. `draft`: not on the site. `scheduled`: to be published at a set time. `live`: on the
 * site. `changed`: on the site, with unpublished changes.
 */
const postState = z.enum(['draft', 'scheduled', 'live', 'changed']);

/** An uploaded picture: the answer to `POST /api/desk/pictures`. */
export const picture = z.object({
  /** Address of its widest JPEG, `/media/HASH-1600x1067.jpg`, for the `src` of an `img`. */
  src: z.string(),
  /** Of that file, in pixels. */
  width: z.int(),
  height: z.int(),
});

/** A post in the list. Times are ISO 8601, UTC. */
const listedPost = z.object({
  /** Null for a post of the hosted table, which cannot be edited here. */
  id: z.string().nullable(),
  title: z.string(),
  slug: z.string(),
  state: postState,
  language: z.string(),
  featured: z.boolean(),
  /** When it was or will be published; null for a draft. */
  date: z.string().nullable(),
  /** When it was last saved. */
  savedAt: z.string().nullable(),
});

/** The query of `GET /api/desk/posts`: most recently saved first, 50 per page. */
export const postsQuery = z.strictObject({
  search: typedText(200).trim().optional(),
  state: postState.optional(),
  /** Only posts in this language that are linked to no other post. */
  unlinkedIn: languageCode.optional(),
  /** Posts whose text the browser could not save yet: listed even if nothing was ever saved. */
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
  /** True with `BLOGS_URL`: posts of the hosted table are listed here and edited there. */
  hosted: z.boolean(),
});

/** Another person, or the same person in another tab, who has this post open. */
const otherEditor = z.object({ name: z.string(), since: z.string() });

/** The query of `GET /api/desk/posts/:id`: the requesting tab, which is left out of `others`. */
export const openPostQuery = z.strictObject({ tab: z.uuid().optional() });

/** The answer to `GET /api/desk/posts/:id`: the draft if there is one, else the live content. */
export const openedPost = postContent.extend({
  id: z.string(),
  /** Incremented by every save; a save names the version it is based on. */
  version,
  state: postState,
  /** Its slug and date of publication, if known; null if it is not on the site. */
  live: z.object({ slug: z.string(), since: z.string().nullable() }).nullable(),
  /** When it is to be published; null if it is not scheduled. */
  publishAt: z.string().nullable(),
  savedAt: z.string().nullable(),
  savedBy: z.string().nullable(),
  others: z.array(otherEditor),
});

/** The answer to every change of a post. */
export const postAnswerOfDesk = z.object({ post: openedPost });

/** The answer after a conflict (409, `changed-meanwhile`): the current post. */
export const postConflict = deskRefusal.extend({ post: openedPost });

/** The body of `POST /api/desk/posts`: an empty draft. The browser chooses the id, so that a repeat creates one post. */
export const newPost = z.strictObject({
  requestId: z.uuid(),
  language: languageCode,
  /** The post that it is to translate: it begins with that one's title and picture, and is linked to it. */
  translationOf: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .optional(),
});

/**
 * The other posts that this one is linked to as a translation: the answer to `GET
 * /api/desk/posts/:id/translations`, to `PUT .../translations/:other`, which links a post, and to `DELETE
 * .../translations/:other`, which unlinks it from all others. No text is changed.
 */
export const translationsAnswer = z.object({ translations: z.array(listedPost) });

/** The body of `PUT /api/desk/posts/:id/draft`. `tab` is a UUID of the browser tab. */
export const saveDraft = z.strictObject({ ...postContent.shape, version, tab: z.uuid() });

/** The body of `POST /api/desk/posts/:id/editing`, every ten seconds while the editor is open. */
export const editingPost = z.strictObject({ tab: z.uuid() });

/** Its answer: who else edits, and the version that is stored. */
export const editingAnswer = z.object({ version, others: z.array(otherEditor) });

/**
 * The body of `POST /api/desk/posts/:id/publish`, which publishes the draft. Refused with `invalid` if title
 * or text is missing, and with `taken` if another post has its address.
 */
export const publishPost = z.strictObject({
  version,
  /** In the clinic's time zone; null means now. */
  at: localTime.nullable(),
});

/**
 * The body of `POST /api/desk/posts/:id/unpublish`, which unpublishes or unschedules a post, and of
 * `POST /api/desk/posts/:id/discard`, which replaces the draft with the live content.
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
export type TranslationsAnswer = z.infer<typeof translationsAnswer>;
export type VersionsAnswer = z.infer<typeof versionsAnswer>;
export type OpenedVersion = z.infer<typeof openedVersion>;
