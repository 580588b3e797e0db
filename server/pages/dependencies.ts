import type { Post, PostCard, PostList, PostResult, Posts } from '../posts/index.ts';

/** The posts as one page reads them, and what it has read. */
export interface TrackedPosts {
  posts: Posts;
  /** Whether all it asked for was there: a page that was made without it is not to be kept. */
  isComplete(): boolean;
  /** Whether it would read the very same things now. Never waits for the source of the posts. */
  isCurrent(): Promise<boolean>;
}

/** Notes what a page reads of the posts, to know for how long the page stays right. */
export function trackPosts(posts: Posts): TrackedPosts {
  let isComplete = true;
  let cards: PostCard[] | null = null;
  const readPosts = new Map<string, { post: Post; featured: PostCard[] }>();

  function noteList<Result extends PostList | { status: 'pending' }>(list: Result): Result {
    if (list.status === 'loaded') cards = list.cards;
    else isComplete = false;
    return list;
  }
  function notePost<Result extends PostResult | { status: 'pending' }>(
    slug: string,
    result: Result,
  ): Result {
    if (result.status === 'found') readPosts.set(slug, result);
    else isComplete = false;
    return result;
  }

  return {
    posts: {
      list: async () => noteList(await posts.list()),
      listWithin: async (milliseconds) => noteList(await posts.listWithin(milliseconds)),
      post: async (slug) => notePost(slug, await posts.post(slug)),
      postWithin: async (slug, milliseconds) =>
        notePost(slug, await posts.postWithin(slug, milliseconds)),
    },
    isComplete: () => isComplete,
    async isCurrent() {
      const [list, ...found] = await Promise.all([
        cards && posts.listWithin(0),
        ...[...readPosts].map(async ([slug, read]) =>
          isSame(read, await posts.postWithin(slug, 0)),
        ),
      ]);
      const isSameList = list === null || (list.status === 'loaded' && list.cards === cards);
      return isSameList && found.every(Boolean);
    },
  };
}

/** What is known is handed out as it is, so what has changed is another object. */
function isSame(
  read: { post: Post; featured: PostCard[] },
  now: PostResult | { status: 'pending' },
): boolean {
  return (
    now.status === 'found' &&
    now.post === read.post &&
    now.featured.length === read.featured.length &&
    now.featured.every((card, index) => card === read.featured[index])
  );
}
