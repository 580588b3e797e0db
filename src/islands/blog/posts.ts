import type { Card } from '../../ui/ArticleCard.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import type { PictureSources } from '../../ui/Picture.tsx';

/** A card as our server sends it. */
export interface PostCard {
  id: number;
  title: string;
  excerpt: string;
  /** Null where the default picture stands in. */
  image: string | null;
  date: string;
  createdAt: string | null;
  readTime: string;
  icon: IconName;
  slug: string;
}

/** What is known of the clinic's posts when the page is made. */
export type KnownPosts =
  | { status: 'loaded'; cards: PostCard[]; rows: number; raw: unknown[] }
  | { status: 'failed'; message: string }
  | { status: 'pending' };

/** A post's card as it is shown; `standIn` is shown where the post has no picture. */
export function postCard(post: PostCard, standIn: PictureSources): Card {
  const { slug, title, excerpt, image, date, createdAt, readTime, icon } = post;
  const picture = image ? { src: image, width: 1200, height: 675, sources: [] } : standIn;
  return { slug, title, excerpt, picture, date, createdAt, readTime, icon };
}

/** Built-in articles and posts as one list, newest first; a built-in article keeps its address. */
export function mergeCards(builtIn: Card[], posts: Card[]): Card[] {
  const taken = new Set(builtIn.map(({ slug }) => slug));
  const others = posts.filter(({ slug }) => !taken.has(slug));
  return [...builtIn, ...others].sort((one, other) =>
    (other.createdAt ?? '').localeCompare(one.createdAt ?? ''),
  );
}

/** Reads the posts from our own server. Throws an error with the server's message. */
export async function fetchPosts(): Promise<KnownPosts & { status: 'loaded' }> {
  const response = await fetch('/api/blogs', { headers: { accept: 'application/json' } });
  const answer: { posts: PostCard[]; error: string | null; rows?: number; raw?: unknown[] } =
    await response.json();
  if (answer.error !== null) throw new Error(answer.error);
  const { posts, rows = posts.length, raw = [] } = answer;
  return { status: 'loaded', cards: posts, rows, raw };
}
