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
});

/** A post as the listing shows it. Without an image, that of the first article is shown. */
export const postCard = common.extend({ excerpt: z.string(), icon: postIcon });

/** A post as its page shows it. */
export const post = common.extend({
  excerpt: z.string().nullable(),
  /** Sanitised markup; null where the post has no content. */
  html: z.string().nullable(),
});

/** The answer to `GET /api/blogs/{slug}`: the post, and up to three others that the clinic features. */
export const postAnswer = post.extend({ featured: z.array(postCard) });

/** The answer to `GET /api/blogs`, one page of the listing. */
export const postListAnswer = z.object({
  /** Newest first. */
  posts: z.array(postCard),
  /** A sentence for visitors where the posts could not be read, else null. */
  error: z.string().nullable(),
  /** How many cards the whole listing has. */
  total: z.number().optional(),
  /** Rows the table gave, and the first of them as they came: only where none became a card. */
  rows: z.number().optional(),
  raw: z.array(z.unknown()).optional(),
});

export type PostIcon = z.infer<typeof postIcon>;
export type PostCard = z.infer<typeof postCard>;
export type Post = z.infer<typeof post>;
export type PostAnswer = z.infer<typeof postAnswer>;
export type PostListAnswer = z.infer<typeof postListAnswer>;
