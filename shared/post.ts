import { z } from 'zod';
import { textPart } from './text-part.ts';

/** The icons of the ten built-in articles, in the order of their ids. */
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

/** What a card and a post's page both show. */
const common = z.object({
  /** Number of the post; 1 where its row has none. Not unique: use `slug` as the key. */
  id: z.number(),
  title: z.string(),
  /** Last part of the address of the post's page, not yet encoded for a URL. */
  slug: z.string(),
  /** Address of the picture, https or on this site; null where there is none. */
  image: z.string().nullable(),
  /** Day of publication in words, or "Date not available". */
  date: z.string(),
  /** The moment of publication as ISO 8601 in UTC, for sorting; null where none is known. */
  createdAt: z.string().nullable(),
  /** "7 min read". */
  readTime: z.string(),
  /** Its language code, such as `hi`; absent for the clinic's first language. */
  language: z.string().optional(),
});

/** A post as the listing shows it. A post without an image is shown with that of the first article. */
const postCard = common.extend({ excerpt: z.string(), icon: postIcon });

/** A post as its page shows it. */
const post = common.extend({
  excerpt: z.string().nullable(),
  /** The excerpt, with the phone numbers in it as links; empty where there is none. */
  excerptParts: z.array(textPart),
  /** Sanitised markup; null where there is nothing to show. */
  html: z.string().nullable(),
  /** Whether the row has content, even if the sanitiser lets none of it through. */
  hasContent: z.boolean(),
});

/** The answer to `GET /api/blogs/{slug}`: the post, and up to three others that the clinic features. */
export const postAnswer = post.extend({ featured: z.array(postCard) });

/** The answer to `GET /api/blogs`: one part of the listing. */
export const postListAnswer = z.union([
  z.object({
    /** Newest first. */
    posts: z.array(postCard),
    error: z.null(),
    /** How many cards the whole listing has. */
    total: z.number(),
    /** Path and query of the next part; null in the last one. */
    next: z.string().nullable(),
    /** How many rows were read, and the first of them, abridged; only where none became a card. */
    rows: z.number().optional(),
    raw: z.array(z.unknown()).optional(),
  }),
  z.object({
    posts: z.tuple([]),
    /** Why there are no posts: a sentence for visitors. */
    error: z.string(),
  }),
]);

export type PostCard = z.infer<typeof postCard>;
export type Post = z.infer<typeof post>;
export type PostAnswer = z.infer<typeof postAnswer>;
export type PostListAnswer = z.infer<typeof postListAnswer>;
