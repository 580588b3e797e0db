import type { Blogs, Post, PostCard, PostList, PostResult } from '../posts/index.ts';

/** The posts as one page reads them, and what it has read. */
export interface WatchedBlogs {
  blogs: Blogs;
  /** Whether all it asked for was there: a page that was made without it is not to be kept. */
  isComplete(): boolean;
  /** Whether it would read the very same things now. Never waits for the source of the posts. */
  isCurrent(): Promise<boolean>;
}

/** Notes what a page reads of the posts, to know for how long the page stays right. */
export function watchBlogs(blogs: Blogs): WatchedBlogs {
  let isComplete = true;
  let cards: PostCard[] | null = null;
  const posts = new Map<string, { post: Post; featured: PostCard[] }>();

  function noteList<Result extends PostList | { status: 'pending' }>(list: Result): Result {
    if (list.status === 'loaded') cards = list.cards;
    else isComplete = false;
    return list;
  }
  function notePost<Result extends PostResult | { status: 'pending' }>(
    slug: string,
    result: Result,
  ): Result {
    if (result.status === 'found') posts.set(slug, result);
    else isComplete = false;
    return result;
  }

  return {
    blogs: {
      list: async () => noteList(await blogs.list()),
      listWithin: async (milliseconds) => noteList(await blogs.listWithin(milliseconds)),
      post: async (slug) => notePost(slug, await blogs.post(slug)),
      postWithin: async (slug, milliseconds) =>
        notePost(slug, await blogs.postWithin(slug, milliseconds)),
    },
    isComplete: () => isComplete,
    async isCurrent() {
      const [list, ...found] = await Promise.all([
        cards && blogs.listWithin(0),
        ...[...posts].map(async ([slug, read]) => isSame(read, await blogs.postWithin(slug, 0))),
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
