import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PostCard } from '../../../../shared/post.ts';
import { mergeCards } from '../../../islands/blog/posts.ts';
import type { Card } from '../../../ui/ArticleCard.tsx';
import { paginate } from './_pagination.ts';

const defaultPicture = { src: '/first.svg', width: 1200, height: 675, sources: [] };
const words = {
  listing: '/blog',
  home: '/blog',
  title: '',
  excerpt: '',
  times: { locale: 'en-US', timeZone: 'UTC', readTime: '', noDate: '' },
};
const frame = { defaultPicture, readMore: '', words };
const texts = { title: '', excerpt: '', icon: 'stent' } as const;

const article = (slug: string, createdAt: string): Card => ({
  ...texts,
  slug,
  href: `/blog/${slug}`,
  createdAt,
  date: '',
  readTime: '',
  picture: defaultPicture,
});
const post = (slug: string, createdAt: string | null): PostCard => ({
  ...texts,
  slug,
  createdAt,
  id: 1,
  image: null,
  readMinutes: 1,
});

const moment = fc.integer({ min: 10, max: 40 }).map((day) => `20${day}-01-01T00:00:00.000Z`);
const articles = fc
  .array(moment, { minLength: 1, maxLength: 12 })
  .map((moments) => moments.map((at, place) => article(`article-${place}`, at)));
/** Newest first, those without a date last. */
const posts = fc
  .array(fc.oneof({ weight: 9, arbitrary: moment }, { weight: 1, arbitrary: fc.constant(null) }), {
    maxLength: 150,
    size: 'max',
  })
  .map((moments) =>
    moments
      .sort((one, other) => ((one ?? '') < (other ?? '') ? 1 : -1))
      .map((at, place) => post(`${place}`, at)),
  );

/** The slugs on the first page, as the island shows it, and on all further pages. */
function walk(builtIn: Card[], all: PostCard[]): string[][] {
  const pages = paginate(builtIn, all, frame);
  const isWhole = pages.firstPosts.length === all.length;
  const first = mergeCards(builtIn, pages.firstPosts, isWhole);
  const others = Array.from({ length: pages.pageCount - 1 }, (_, place) =>
    pages.cardsOf(place + 2),
  );
  return [first, ...others].map((cards) => cards.map(({ slug }) => slug));
}

describe('the pages of the listing', () => {
  it('hold every card exactly once, newest first', () => {
    fc.assert(
      fc.property(articles, posts, (builtIn, all) => {
        const whole = mergeCards(builtIn, all, true).map(({ slug }) => slug);
        expect(walk(builtIn, all).flat()).toEqual(whole);
      }),
      { seed: 1 },
    );
  });

  it('are never empty', () => {
    fc.assert(
      fc.property(articles, posts, (builtIn, all) => {
        for (const page of walk(builtIn, all)) expect(page.length).toBeGreaterThan(0);
      }),
      { seed: 1 },
    );
  });

  it('are one for up to sixty cards, and several beyond that', () => {
    const some = (count: number) =>
      Array.from({ length: count }, (_, place) => post(`${place}`, null));
    const one = [article('article', '2024-01-01T00:00:00.000Z')];
    expect(paginate(one, some(59), frame).pageCount).toBe(1);
    expect(paginate(one, some(60), frame).pageCount).toBe(4);
  });
});
