import { newestFirst } from '../../../shared/newest-first.ts';
import type { PostCard, PostListAnswer } from '../../../shared/post.ts';
import {
  languageOfPost,
  postPath,
  type SiteLanguages,
  timesInWords,
} from '../../clinic/post-languages.ts';
import { type Card, cardSizes } from '../../ui/ArticleCard.tsx';
import type { PictureSources } from '../../ui/Picture.tsx';
import { postPicture } from './post-picture.ts';

/** Posts that are read at a time. */
const postsAtATime = 60;

/** The newest posts that are known, out of `total`; `raw` holds rows where none became a card. */
export interface LoadedPosts {
  status: 'loaded';
  cards: PostCard[];
  total: number;
  raw: unknown[];
}

/** What is known of the clinic's posts when the page is made. */
export type KnownPosts =
  | LoadedPosts
  | { status: 'failed'; message: string }
  | { status: 'pending' };

/** What the cards of posts are made with, besides the posts. */
export interface CardFrame {
  /** Shown where a post has no picture. */
  defaultPicture: PictureSources;
  /** The words of a card's link. */
  readMore: string;
  /** The languages of the site. */
  languages: SiteLanguages;
}

/** A post's card as it is shown. */
export function toCard(post: PostCard, { defaultPicture, languages }: CardFrame): Card {
  const { slug, title, excerpt, image, createdAt, icon } = post;
  const picture = image ? postPicture(image, cardSizes) : defaultPicture;
  return {
    slug,
    href: postPath(languages, post),
    ...languageOfPost(languages, post),
    title,
    excerpt,
    picture,
    ...timesInWords(languages, post),
    createdAt,
    icon,
  };
}

/** What decides a card's place in the listing. */
type Listed = Pick<Card, 'slug' | 'createdAt'>;

/**
 * Built-in articles and posts as one list, newest first; a built-in article keeps its address.
 * While more posts are to come, articles older than the last known post wait for their turn.
 * @param complete whether `posts` are all there are
 */
export function mergeCards<Post extends Listed>(
  builtIn: Card[],
  posts: Post[],
  complete: boolean,
): (Card | Post)[] {
  const taken = new Set(builtIn.map(({ slug }) => slug));
  const others = posts.filter(({ slug }) => !taken.has(slug));
  const oldest = complete ? '' : (posts.at(-1)?.createdAt ?? '');
  const articles = builtIn.filter(({ createdAt }) => (createdAt ?? '') >= oldest);
  return [...articles, ...others].sort(newestFirst);
}

/**
 * Reads a part of the posts from our own server, the newest first.
 * @param offset how many newer ones to pass over
 * @throws an error with the server's message
 */
export async function fetchPosts(offset: number): Promise<LoadedPosts> {
  const address = `/api/blogs?offset=${offset}&limit=${postsAtATime}`;
  const response = await fetch(address, { headers: { accept: 'application/json' } });
  const answer: PostListAnswer = await response.json();
  if (answer.error !== null) throw new Error(answer.error);
  const { posts, total, raw = [] } = answer;
  return { status: 'loaded', cards: posts, total, raw };
}
