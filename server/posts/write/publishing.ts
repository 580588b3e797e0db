import type { PostContent } from '../../../shared/desk/posts.ts';
import { isMarked } from '../../../shared/pasted/pasted.ts';
import type { Transaction } from '../../database/index.ts';
import { noteChange } from '../../site-changes.ts';
import { timestamp } from '../../time/clock.ts';
import { isTaken, keepAddress, slugFor } from './addresses.ts';
import { changePost, type PostChange } from './change.ts';
import { PostChangeError } from './change-error.ts';
import { columnsOf, isSame } from './content.ts';
import { deleteDraft, putDraft } from './drafts.ts';
import { contentOf, type EditingOptions, type StoredPost } from './stored-post.ts';
import { addVersion, keepLive } from './versions.ts';

/** Publishes a post as it is written now. */
export async function publishPost(options: EditingOptions, change: PostChange): Promise<void> {
  await changePost(options, change, (transaction, post) =>
    putOnSite(options, transaction, post, { by: change.actor, at: timestamp() }),
  );
}

/**
 * Schedules the draft of a post, to be published as it was last saved by then.
 * @param at ISO 8601, UTC
 */
export async function schedulePost(
  options: EditingOptions,
  change: PostChange,
  at: string,
): Promise<void> {
  await changePost(options, change, async (transaction, post) => {
    const content = contentOf(post);
    expectComplete(content);
    if (at <= timestamp()) throw new PostChangeError('past');
    if (post.published && !post.draft) throw new PostChangeError('unchanged');
    // Schedules and publications wait for each other, so that two posts cannot have one address.
    await noteChange(transaction, 'posts');
    await slugFor({ ...options, database: transaction }, post, content);
    if (!post.draft) await putDraft(transaction, post.id, content);
    await setSchedule(transaction, post.id, { publish_at: at, scheduled_by: change.actor });
  });
}

/** Unschedules a post or, if it is not scheduled, unpublishes it. */
export async function unpublishPost(options: EditingOptions, change: PostChange): Promise<void> {
  await changePost(options, change, async (transaction, post) => {
    if (post.publishAt !== null) {
      await setSchedule(transaction, post.id, { publish_at: null, scheduled_by: null });
    } else if (post.published) {
      await noteChange(transaction, 'posts');
      await keepLive(transaction, post, timestamp());
      await transaction
        .updateTable('blogs')
        .set({ published: false })
        .where('id', '=', post.id)
        .execute();
    } else {
      return false;
    }
    return true;
  });
}

/**
 * Changes the address of a post at once; the old one redirects to it.
 * @param slug lower-case letters, digits and single hyphens
 */
export async function renamePost(
  options: EditingOptions,
  change: PostChange,
  slug: string,
): Promise<void> {
  await changePost(options, change, async (transaction, post) => {
    await noteChange(transaction, 'posts');
    if (await isTaken({ ...options, database: transaction }, slug, post.id))
      throw new PostChangeError('taken');
    await keepLive(transaction, post, timestamp());
    await keepAddress(transaction, post, slug);
    await transaction.updateTable('blogs').set({ slug }).where('id', '=', post.id).execute();
    await transaction
      .updateTable('post_drafts')
      .set({ slug })
      .where('post_id', '=', post.id)
      .execute();
    const now = { by: change.actor, at: timestamp() };
    if (post.published) await addVersion(transaction, post.id, { ...post.row, slug }, now);
  });
}

/**
 * Publishes a draft whose time has come, if it is still scheduled.
 * @returns false if it no longer is
 */
export async function publishDue(options: EditingOptions, id: number): Promise<boolean> {
  return changePost(options, { id, version: null }, async (transaction, post) => {
    const { publishAt, scheduledBy } = post;
    if (publishAt === null || publishAt > timestamp()) return false;
    return putOnSite(options, transaction, post, {
      by: scheduledBy ?? post.savedBy ?? '',
      at: publishAt,
    });
  });
}

/** Publishes a post; returns false if the site already shows it as it is. */
async function putOnSite(
  options: EditingOptions,
  transaction: Transaction,
  post: StoredPost,
  publishing: { by: string; at: string },
): Promise<boolean> {
  const { id, row, draft, published } = post;
  const content = contentOf(post);
  if (published && !draft) return false;
  expectComplete(content);
  await noteChange(transaction, 'posts');
  const slug = await slugFor({ ...options, database: transaction }, post, content);
  await deleteDraft(transaction, id);
  if (published && isSame({ ...content, slug }, row)) return true;
  await keepLive(transaction, post, publishing.at);
  await keepAddress(transaction, post, slug);
  await addVersion(transaction, id, { ...content, slug }, publishing);
  await transaction
    .updateTable('blogs')
    .set({
      slug,
      published: true,
      created_at: post.createdAt ?? publishing.at,
      ...(draft && columnsOf(draft)),
    })
    .where('id', '=', id)
    .execute();
  return true;
}

function expectComplete({ title, excerpt, html }: PostContent): void {
  if (title.trim() === '' || html === '') throw new PostChangeError('incomplete');
  if ([title, excerpt, html].some(isMarked)) throw new PostChangeError('marked');
}

/** Stores when the draft of a post is to be published, and by whom it was scheduled. */
export async function setSchedule(
  transaction: Transaction,
  id: number,
  schedule: { publish_at: string | null; scheduled_by: string | null },
): Promise<void> {
  await transaction.updateTable('post_drafts').set(schedule).where('post_id', '=', id).execute();
}
