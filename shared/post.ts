import { z } from 'zod';
import { textPart } from './text/text-part.ts';

/** The icons of posts: the last digit of a post's number is the position of its icon, counted from 0. */
export const postIcon = z.enum([
  'consultation',
  'treadmill',
  'heart-attack',
  'cholesterol',
  'catheter',
  'scheme',
  'stent',
  'septum',
  'rhythm',
  'cuff',
]);

/** A post. Fields that its row lacks are null; the code that shows the post chooses placeholders. */
const fields = z.object({
  /** Number of the post; 1 if its row has none. Not unique: use `slug` as the key. */
  id: z.number(),
  title: z.string().nullable(),
  /** Last part of the address of the post's page, not yet encoded for a URL. */
  slug: z.string(),
  excerpt: z.string().nullable(),
  /** Address of the picture, https or on this site. */
  image: z.string().nullable(),
  /** The moment of publication as ISO 8601 in UTC. */
  createdAt: z.string().nullable(),
  /** How many minutes its text takes to read, at least 1. */
  readMinutes: z.int(),
});

/**
 * A post in the listing. A post without an image is shown with that of the first article that has one, or the blog's.
 */
const postCard = fields.extend({ icon: postIcon });

/** A post with its text. */
const post = fields.extend({
  /** The excerpt, with the phone numbers in it as links; empty if there is none. */
  excerptParts: z.array(textPart),
  /** Sanitised markup; null if there is nothing to show. */
  html: z.string().nullable(),
  /** Whether the row has content, even if the sanitiser lets none of it through. */
  hasContent: z.boolean(),
});

/** What the public API adds to a post; placeholders and units are in English, whatever the languages of the site. */
const englishTexts = z.object({
  /** "Untitled Blog Post" if there is none. */
  title: z.string(),
  /** "No excerpt available" if there is none. */
  excerpt: z.string(),
  /** Day of publication, or "Date not available". */
  date: z.string(),
  /** "7 min read". */
  readTime: z.string(),
  /** The missing fields, so that pages can show placeholders in their language; absent if there are none. */
  missing: z.array(z.enum(['title', 'excerpt'])).optional(),
});

const cardResponse = postCard.extend(englishTexts.shape);

/** The response to `GET /api/blogs/{slug}`: the post, and up to three others that the clinic features. */
export const postResponse = post
  .extend(englishTexts.shape)
  .extend({ featured: z.array(cardResponse) });

/** The response to `GET /api/blogs`: one part of the listing. */
export const postList = z.object({
  /** Newest first. */
  posts: z.array(cardResponse),
  error: z.null(),
  /** How many cards the whole listing has. */
  total: z.int(),
  /** Path and query of the next part; null in the last one. */
  next: z.string().nullable(),
  /** How many rows were read; present only if there were some and none became a card. */
  rows: z.int().optional(),
  /** The first of these rows, abridged; present only with `rows`. */
  raw: z.array(z.unknown()).optional(),
});

/** The response if the posts cannot be read. */
export const failedPostList = z.object({
  posts: z.tuple([]),
  /** A sentence for visitors. */
  error: z.string(),
});

export const postListResponse = z.union([postList, failedPostList]);

export type PostCard = z.infer<typeof postCard>;
export type Post = z.infer<typeof post>;
export type EnglishTexts = z.infer<typeof englishTexts>;
export type CardResponse = z.infer<typeof cardResponse>;
export type PostResponse = z.infer<typeof postResponse>;
export type PostListResponse = z.infer<typeof postListResponse>;
