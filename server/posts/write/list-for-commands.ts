import { type EditingOptions, isWritten } from './stored-post.ts';

/** A post of the clinic's own table, as commands list it. */
export interface TabledPost {
  id: number;
  title: string | null;
  slug: string | null;
  created_at: string | null;
  published: boolean;
  featured: boolean;
  language: string | null;
  /** Whether it has a draft that is not on the site. */
  hasDraft: boolean;
  /** When it is published, if it is scheduled. */
  publishAt: string | null;
}

/** All posts, including drafts, newest first. */
export async function listPosts({ database }: EditingOptions): Promise<TabledPost[]> {
  const rows = await database
    .selectFrom('blogs')
    .leftJoin('post_drafts as draft', 'draft.post_id', 'blogs.id')
    .select(['id', 'created_at', 'published', 'blogs.featured', 'blogs.language'])
    .select(['blogs.title', 'blogs.slug', 'draft.post_id'])
    .select(['draft.title as draftTitle', 'draft.slug as draftSlug'])
    .select('draft.publish_at as publishAt')
    .where(isWritten)
    .orderBy('created_at', (order) => order.desc().nullsLast())
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ post_id, draftTitle, draftSlug, ...row }) => ({
    ...row,
    title: row.title ?? (draftTitle || null),
    slug: row.slug ?? (draftSlug || null),
    hasDraft: post_id !== null,
  }));
}
