import type { Posts } from '../../../server/posts/types.ts';
import type { Post } from '../../../shared/post.ts';

/** Reading posts that throws, which no real source does: the listing before its page is rendered, a post meanwhile. */
export const brokenPosts: Pick<Posts, 'listWithin' | 'postWithin'> = {
  async listWithin() {
    throw new RangeError('the listing of Rukmini');
  },
  async postWithin(slug) {
    const post: Post = {
      id: 1,
      title: 'A post',
      slug,
      excerpt: null,
      excerptParts: [],
      image: null,
      createdAt: null,
      readMinutes: 1,
      hasContent: true,
      get html(): string {
        throw new RangeError('the post of Rukmini');
      },
    };
    return { status: 'found', post, featured: [] };
  },
};
