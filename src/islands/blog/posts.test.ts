import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CardResponse, PostCard } from '../../../shared/post.ts';
import type { Card } from '../../ui/ArticleCard.tsx';
import type { PostCopy } from '../../words/post-copy.ts';
import { type CardContext, fetchPosts, mergeCards, toCard } from './posts.ts';

const defaultPicture = { src: '/first.svg', width: 1200, height: 675, sources: [] };

function card(slug: string, createdAt: string | null): Card {
  return {
    slug,
    href: `/blog/${slug}`,
    title: slug,
    excerpt: '',
    picture: defaultPicture,
    date: '',
    createdAt,
    readTime: '1 min read',
    icon: 'heart',
  };
}

const postCopy: PostCopy = {
  listing: '/blog',
  postListing: '/blog',
  title: 'Untitled',
  excerpt: 'No excerpt',
  times: { locale: 'en-US', timeZone: 'UTC', readTime: '{MINUTES} min read', noDate: 'No date' },
};
const cardContext: CardContext = { defaultPicture, readMore: 'Read More', postCopy };
const post: PostCard = {
  id: 1,
  title: 'A',
  slug: 'a b',
  excerpt: '',
  image: null,
  createdAt: '2024-05-04T00:00:00.000Z',
  readMinutes: 3,
  icon: 'stent',
};

const slugs = (cards: Card[]) => cards.map(({ slug }) => slug);

describe('the listing of articles and posts', () => {
  const january = card('january', '2024-01-15T00:00:00.000Z');
  const march = card('march', '2024-03-15T00:00:00.000Z');

  it('shows the newest first, posts and articles alike', () => {
    const posts = [
      card('april', '2024-04-01T00:00:00.000Z'),
      card('february', '2024-02-01T00:00:00.000Z'),
    ];
    expect(slugs(mergeCards([january, march], posts, true))).toEqual([
      'april',
      'march',
      'february',
      'january',
    ]);
  });

  it('holds back older articles while older posts are still to come', () => {
    const posts = [card('february', '2024-02-01T00:00:00.000Z')];
    expect(slugs(mergeCards([january, march], posts, false))).toEqual(['march', 'february']);
  });

  it('links to a post in the default language, and names that language on pages in another one', () => {
    const cardOfPost = toCard(post, cardContext);
    expect(cardOfPost).toMatchObject({
      href: '/blog/a%20b',
      date: 'May 4, 2024',
      readTime: '3 min read',
    });
    expect(cardOfPost).not.toHaveProperty('language');
    const times = {
      locale: 'hi-IN-u-nu-latn',
      timeZone: 'Asia/Kolkata',
      readTime: '{MINUTES} मिनट',
      noDate: 'कोई तारीख नहीं',
    };
    const language = { code: 'en', name: 'English' };
    const inHindi = {
      ...cardContext,
      postCopy: { ...postCopy, listing: '/hi/blog', postLanguage: language, times },
    };
    expect(toCard(post, inHindi)).toMatchObject({
      href: '/blog/a%20b',
      language,
      date: '4 मई 2024',
      readTime: '3 मिनट',
    });
  });
});

describe('reading more posts', () => {
  const complete: CardResponse = { ...post, title: 'A', excerpt: '', date: '', readTime: '' };
  const nameless: CardResponse = { ...complete, missing: ['title', 'excerpt'] };

  afterEach(() => vi.unstubAllGlobals());

  it('asks for the posts after the ones it has', async () => {
    const fetchMock = vi.fn<typeof fetch>(async () =>
      Response.json({ posts: [], error: null, total: 60, next: null }),
    );
    vi.stubGlobal('fetch', fetchMock);
    expect(await fetchPosts(60, null)).toEqual({ status: 'loaded', cards: [], total: 60, raw: [] });
    expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/blogs?offset=60&limit=60');
  });

  it('discards the English placeholders of a missing title and excerpt', async () => {
    const body = { posts: [nameless, complete], error: null, total: 2, next: null };
    vi.stubGlobal('fetch', async () => Response.json(body));
    const { cards } = await fetchPosts(0, null);
    expect(cards).toMatchObject([
      { title: null, excerpt: null },
      { title: 'A', excerpt: '' },
    ]);
  });
});
