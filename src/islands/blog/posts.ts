import { newestFirst } from '../../../shared/newest-first.ts';
import type {
  EnglishTexts,
  Post,
  PostCard,
  PostListResponse,
  PostResponse,
} from '../../../shared/post.ts';
import type { Card } from '../../ui/ArticleCard.tsx';
import type { PictureSources } from '../../ui/Picture.tsx';
import { type PostCopy, postPath, postTexts, postTimes } from '../../words/post-copy.ts';

/** Posts per request. */
const postsAtATime = 60;

/** The newest posts that are known, of `total`; `raw` has rows only if none of them became a card. */
export interface LoadedPosts {
  status: 'loaded';
  cards: PostCard[];
  total: number;
  raw: unknown[];
}

/** What is known of the clinic's posts when the page is rendered. */
export type KnownPosts =
  | LoadedPosts
  | { status: 'failed'; message: string }
  | { status: 'pending' };

/** What a card shows besides its post. */
export interface CardContext {
  /** For posts without a picture. */
  defaultPicture: PictureSources;
  /** The label of a card's link. */
  readMore: string;
  postCopy: PostCopy;
}

/** Turns a post into the card that is shown. */
export function toCard(post: PostCard, { defaultPicture, postCopy }: CardContext): Card {
  const { slug, image, createdAt, icon } = post;
  return {
    slug,
    href: postPath(postCopy, slug),
    ...(postCopy.postLanguage && { language: postCopy.postLanguage }),
    ...postTexts(postCopy, post),
    ...postTimes(postCopy, post),
    picture: image ? postPicture(image) : defaultPicture,
    createdAt,
    icon,
  };
}

/** The picture of a post, unchanged. */
export function postPicture(src: string): PictureSources {
  return { src, width: 1200, height: 675, sources: [] };
}

/** What determines a card's position in the listing. */
type DatedCard = Pick<Card, 'createdAt'>;

/**
 * Merges articles and posts into one list, newest first. Until all posts are known, articles older than the
 * last known post are omitted.
 * @param isComplete whether `posts` are all there are
 */
export function mergeCards<Post extends DatedCard>(
  articles: Card[],
  posts: Post[],
  isComplete: boolean,
): (Card | Post)[] {
  const oldest = isComplete ? '' : (posts[posts.length - 1]?.createdAt ?? '');
  const newerArticles = articles.filter(({ createdAt }) => (createdAt ?? '') >= oldest);
  return [...newerArticles, ...posts].sort(newestFirst);
}

/**
 * Fetches a part of the posts from the site's server, newest first.
 * @param offset how many newer posts to skip
 * @param signal aborts the request; null if nothing does
 * @throws an error with the server's message, or the reason of the signal
 */
export async function fetchPosts(offset: number, signal: AbortSignal | null): Promise<LoadedPosts> {
  const address = `/api/blogs?offset=${offset}&limit=${postsAtATime}`;
  const headers = { accept: 'application/json' };
  const response = await fetch(address, { headers, signal });
  const list: PostListResponse = await response.json();
  if (list.error !== null) throw new Error(list.error);
  const { posts, total, raw = [] } = list;
  return { status: 'loaded', cards: posts.map(withoutPlaceholders), total, raw };
}

/** A post, and other posts that the clinic features. */
export interface FoundPost {
  post: Post;
  featured: PostCard[];
}

/**
 * Fetches a post from the site's server; null if there is none.
 * @throws an error if the server could not read it, or the reason of the signal
 */
export async function fetchPost(slug: string, signal: AbortSignal): Promise<FoundPost | null> {
  const response = await fetch(`/api/blogs/${encodeURIComponent(slug)}`, { signal });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`The post could not be read: status ${response.status}.`);
  const post: PostResponse = await response.json();
  return {
    post: withoutPlaceholders(post),
    featured: post.featured.map(withoutPlaceholders),
  };
}

/** A post from a response, with null instead of the English placeholders for missing values. */
function withoutPlaceholders<Received extends EnglishTexts>({ missing = [], ...post }: Received) {
  return { ...post, ...Object.fromEntries(missing.map((field) => [field, null])) };
}
