import type { BlogRow, Database } from '../database/index.ts';
import type { PostFile } from './post-file.ts';

/** A post of the clinic's own table, without its text. */
export type StoredPost = Omit<BlogRow, 'content'>;

/** What staff can do with the clinic's own table. All functions reject when the database fails. */
export interface PostStore {
  /** All posts, drafts too, newest first. */
  list(): Promise<StoredPost[]>;
  /** Adds a post, or updates the one with its slug; what the file leaves out stays as it was. */
  import(post: PostFile): Promise<{ outcome: 'added' | 'updated'; published: boolean }>;
  /** Shows or hides a post; false where no post has this slug. */
  setPublished(slug: string, published: boolean): Promise<boolean>;
}

/** @param now the clock; a new post without a date gets this moment */
export function createPostStore(database: Database, now: () => Date = () => new Date()): PostStore {
  return {
    list: () =>
      database
        .selectFrom('blogs')
        .select(['id', 'title', 'slug', 'excerpt', 'featured_image', 'created_at'])
        .select(['published', 'featured', 'language'])
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute(),

    import: (post) =>
      database.transaction().execute(async (transaction) => {
        const updated = await transaction
          .updateTable('blogs')
          .set(post)
          .where('slug', '=', post.slug)
          .returning('published')
          .executeTakeFirst();
        if (updated) return { outcome: 'updated', published: updated.published };
        const added = await transaction
          .insertInto('blogs')
          .values({ ...post, created_at: post.created_at ?? now().toISOString() })
          .returning('published')
          .executeTakeFirstOrThrow();
        return { outcome: 'added', published: added.published };
      }),

    async setPublished(slug, published) {
      const { numUpdatedRows } = await database
        .updateTable('blogs')
        .set({ published })
        .where('slug', '=', slug)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}
