import { timestamp } from '../enquiries/index.ts';
import { noteChange } from '../site-changes.ts';
import { isTaken } from './editing/addresses.ts';
import { changePost } from './editing/change.ts';
import { PostChangeError } from './editing/change-error.ts';
import { type EditingOptions, readPost, type Step } from './editing/stored-post.ts';
import { addVersion, keepLive } from './editing/versions.ts';
import type { PostFile } from './post-file.ts';

/** A post of the clinic's own table, as a command lists it. */
export interface TabledPost {
  id: number;
  title: string | null;
  slug: string | null;
  created_at: string | null;
  published: boolean;
  featured: boolean;
  language: string | null;
  /** Whether something written at the desk is not on the site. */
  hasDraft: boolean;
}

/** All posts, drafts too, newest first. */
export async function listPosts({ database }: EditingOptions): Promise<TabledPost[]> {
  const rows = await database
    .selectFrom('blogs')
    .leftJoin('post_drafts as draft', 'draft.post_id', 'blogs.id')
    .select(['id', 'created_at', 'published', 'blogs.featured', 'blogs.language'])
    .select(['blogs.title', 'blogs.slug', 'draft.post_id'])
    .select(['draft.title as draftTitle', 'draft.slug as draftSlug'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ post_id, draftTitle, draftSlug, ...row }) => ({
    ...row,
    title: row.title ?? (draftTitle || null),
    slug: row.slug ?? (draftSlug || null),
    hasDraft: post_id !== null,
  }));
}

/** What has become of a file. */
interface Imported {
  outcome: 'added' | 'updated';
  published: boolean;
}

/**
 * Adds a post, or updates the one with its slug; what the file leaves out stays as it was.
 * @throws PostChangeError where that post has changes at the desk, or another one had its address
 */
export async function importPost(
  options: EditingOptions,
  post: PostFile,
  actor: string,
): Promise<Imported> {
  const found = await options.database
    .selectFrom('blogs')
    .select('id')
    .where('slug', '=', post.slug)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return found ? update(options, found.id, post, actor) : add(options, post, actor);
}

async function update(
  options: EditingOptions,
  id: number,
  post: PostFile,
  actor: string,
): Promise<Imported> {
  return changePost(options, { id, version: null }, async (step, before) => {
    if (before.draft) throw new PostChangeError('has-draft');
    await noteChange(step, 'posts');
    await keepLive(step, before, timestamp());
    const saved = { saved_at: timestamp(), saved_by: actor };
    const { published } = await step
      .updateTable('blogs')
      .set({ ...post, ...saved })
      .where('id', '=', id)
      .returning('published')
      .executeTakeFirstOrThrow();
    if (published) await addLiveVersion(options, step, id, actor);
    return { outcome: 'updated', published };
  });
}

async function add(options: EditingOptions, post: PostFile, actor: string): Promise<Imported> {
  return options.database.transaction().execute(async (step) => {
    await noteChange(step, 'posts');
    if (await isTaken(step, post.slug, null)) throw new PostChangeError('taken');
    const now = timestamp();
    const { id, published } = await step
      .insertInto('blogs')
      .values({ created_at: now, ...post, saved_at: now, saved_by: actor })
      .returning(['id', 'published'])
      .executeTakeFirstOrThrow();
    if (published) await addLiveVersion(options, step, id, actor);
    return { outcome: 'added', published };
  });
}

async function addLiveVersion(
  options: EditingOptions,
  step: Step,
  id: number,
  actor: string,
): Promise<void> {
  const post = await readPost({ ...options, database: step }, id);
  if (post) await addVersion(step, id, post.row, { by: actor, at: timestamp() });
}
