import { z } from 'zod';

/** The drawings of the ten built-in articles, in the order of their ids. */
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
  /** Number of the post; 1 where the table holds none, so two posts may share it. Key by `slug`. */
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
  /** Code of its language, such as `hi`; absent where that is the first of the clinic's. */
  language: z.string().optional(),
});

/** A post as the listing shows it. Without an image, that of the first article is shown. */
const postCard = common.extend({ excerpt: z.string(), icon: postIcon });

/** A post as its page shows it. */
const post = common.extend({
  excerpt: z.string().nullable(),
  /** Sanitised markup; null where there is nothing to show. */
  html: z.string().nullable(),
  /** Whether the table holds content, even where nothing of it may be shown. */
  hasContent: z.boolean(),
});

/** The answer to `GET /api/blogs/{slug}`: the post, and up to three others that the clinic features. */
export const postAnswer = post.extend({ featured: z.array(postCard) });

/** The answer to `GET /api/blogs`, a part of the listing. */
export const postListAnswer = z.union([
  z.object({
    /** Newest first. */
    posts: z.array(postCard),
    error: z.null(),
    /** How many cards the whole listing has. */
    total: z.number(),
    /** Path and query of the part that follows; null for the last one. */
    next: z.string().nullable(),
    /** Rows the table gave, and the first of them abridged: only where none became a card. */
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
