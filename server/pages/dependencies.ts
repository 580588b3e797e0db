import type { PendingRead, PostList, PostResult, Posts } from '../posts/index.ts';
import { nextTurn } from './renderer.ts';

type Result = PostList | PostResult | PendingRead;

/** The posts as one page reads them, and what it has read. */
export interface TrackedPosts {
  posts: Posts;
  /** Whether all it asked for was there: a page without it is not to be kept. */
  isComplete(): boolean;
  /** Whether it would read the very same things now. Never waits for the source of the posts. */
  isCurrent(): Promise<boolean>;
}

/** Notes what a page reads of the posts, to know for how long the page stays right. */
export function trackPosts(posts: Posts): TrackedPosts {
  const reads: { result: Result; again: () => Promise<Result> }[] = [];
  async function track<Read extends Result>(
    reading: Promise<Read>,
    again: () => Promise<Result>,
  ): Promise<Read> {
    const result = await reading;
    await nextTurn();
    reads.push({ result, again });
    return result;
  }
  const listAgain = () => posts.listWithin(0);
  const postAgain = (slug: string) => () => posts.postWithin(slug, 0);
  return {
    posts: {
      list: () => track(posts.list(), listAgain),
      listWithin: (milliseconds) => track(posts.listWithin(milliseconds), listAgain),
      post: (slug) => track(posts.post(slug), postAgain(slug)),
      postWithin: (slug, milliseconds) =>
        track(posts.postWithin(slug, milliseconds), postAgain(slug)),
    },
    isComplete: () =>
      reads.every(({ result: { status } }) => status === 'loaded' || status === 'found'),
    async isCurrent() {
      const same = reads.map(async ({ result, again }) => isSame(result, await again()));
      return (await Promise.all(same)).every(Boolean);
    },
  };
}

/** What is known is handed out as it is, so what has changed is another object. */
function isSame(read: Result, now: Result): boolean {
  if (read.status === 'loaded') return now.status === 'loaded' && now.cards === read.cards;
  if (read.status !== 'found' || now.status !== 'found') return false;
  const { length } = read.featured;
  return (
    now.post === read.post &&
    now.featured.length === length &&
    now.featured.every((card, index) => card === read.featured[index])
  );
}
