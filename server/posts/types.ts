import type { PostIcon } from './icons.ts';

/** A post as the listing shows it. */
export interface PostCard {
  /** Number of the post; 1 where the table holds none, so two cards may share it. Key by `slug`. */
  id: number;
  title: string;
  excerpt: string;
  /** Address of the picture; null stands for the default image, that of the first article. */
  image: string | null;
  /** Day of publication in words, or "Date not available". */
  date: string;
  /** The moment of publication as ISO 8601 in UTC, for sorting; null where none is known. */
  createdAt: string | null;
  /** "7 min read". */
  readTime: string;
  icon: PostIcon;
  /** Last part of the address of the post's page, not yet encoded for a URL. */
  slug: string;
}

/** A post as its page shows it. */
export interface Post {
  /** Number of the post; 1 where the table holds none. */
  id: number;
  title: string;
  slug: string;
  excerpt: string | null;
  /** Address of the picture, https or on this site; null where there is none. */
  image: string | null;
  /** Day of publication in words, or "Date not available". */
  date: string;
  /** The moment of publication as ISO 8601 in UTC; null where none is known. */
  createdAt: string | null;
  /** "7 min read". */
  readTime: string;
  /** Sanitised markup; null where the post has no content. */
  html: string | null;
}

/** The published posts that are known. */
export interface LoadedPosts {
  status: 'loaded';
  /** Newest first; posts without a date come last. */
  cards: PostCard[];
  /** Rows the table gave, whether or not a card came of them. */
  rows: number;
  /** The first rows as they came, only where rows came and none of them became a card. */
  raw: unknown[];
}

/** A read that failed, with a sentence fit to be shown to visitors. */
export interface FailedRead {
  status: 'failed';
  message: string;
}

/** A read that goes on for longer than its caller waits. */
export interface PendingRead {
  status: 'pending';
}

/** Outcome of reading the listing. */
export type PostList = LoadedPosts | FailedRead;

/** Outcome of reading one post. `featured` are up to three other posts the clinic puts forward. */
export type PostResult =
  | { status: 'found'; post: Post; featured: PostCard[] }
  | { status: 'missing' }
  | FailedRead;

/** The posts of the clinic's table, cached. None of its functions throws or rejects. */
export interface Posts {
  /** All published posts: from the cache, or read now; may take as long as the source does. */
  list(): Promise<PostList>;
  /** `list`, or `pending` where that takes longer than the given milliseconds. */
  listWithin(milliseconds: number): Promise<PostList | PendingRead>;
  /** The published post a card with this slug leads to. */
  post(slug: string): Promise<PostResult>;
  /** `post`, or `pending` where that takes longer than the given milliseconds. */
  postWithin(slug: string, milliseconds: number): Promise<PostResult | PendingRead>;
}
