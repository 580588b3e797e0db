import { postDates } from '../../posts/read/dates.ts';
import { isDeskSlug } from '../../posts/write/content.ts';
import { deletePost } from '../../posts/write/drafts.ts';
import { createPreview } from '../../posts/write/previews.ts';
import {
  publishPost,
  renamePost,
  schedulePost,
  unpublishPost,
} from '../../posts/write/publishing.ts';
import { readPost } from '../../posts/write/stored-post.ts';
import { timestamp } from '../../time/clock.ts';
import { confirm } from '../output/confirm.ts';
import { CommandError, clockOf, printable } from '../output/text.ts';
import {
  byCommand,
  type Context,
  findPost,
  noteChange,
  scheduledSentence,
  soon,
} from './context.ts';

/** Publishes a post, or schedules it if its date is in the future. */
export async function publish(context: Context, slug: string): Promise<void> {
  const post = await findPost(context, slug);
  const { createdAt } = post;
  if (!post.published && createdAt !== null && createdAt > timestamp()) {
    await schedulePost(context, byCommand(post), createdAt);
    await noteChange(context, 'post-scheduled', slug, clockOf(context.timeZone)(createdAt));
    console.log(`Scheduled /blog/${slug}. ${scheduledSentence(context, createdAt)}`);
    return;
  }
  await publishPost(context, byCommand(post));
  const published = await readPost(context, post.id);
  await noteChange(context, 'post-published', published?.address ?? slug);
  console.log(`Published /blog/${published?.address ?? slug}. ${soon}`);
}

/** Takes a post off the site, or off the schedule. */
export async function unpublish(context: Context, slug: string): Promise<void> {
  const post = await findPost(context, slug);
  await unpublishPost(context, byCommand(post));
  await noteChange(context, 'post-unpublished', slug);
  if (post.publishAt !== null) console.log(`Took /blog/${slug} off the schedule.`);
  else if (post.published) console.log(`Unpublished /blog/${slug}. ${soon}`);
  else console.log(`/blog/${slug} is not on the site: nothing was done.`);
}

/** Gives a post another address. */
export async function rename(context: Context, slug: string, newSlug: string): Promise<void> {
  if (!isDeskSlug(newSlug)) {
    throw new CommandError('NEW must be lower-case letters, digits and single hyphens.');
  }
  const post = await findPost(context, slug);
  await renamePost(context, byCommand(post), newSlug);
  await noteChange(context, 'post-renamed', slug, `/blog/${newSlug}`);
  const leads = post.published ? ` /blog/${post.address} redirects there. ${soon}` : '';
  console.log(`The address is now /blog/${newSlug}.${leads}`);
}

/** Prints a preview link of a post. */
export async function preview(context: Context, slug: string): Promise<void> {
  const { link, until } = await createPreview(context, (await findPost(context, slug)).id);
  await noteChange(context, 'post-shared', slug);
  console.log(
    'Anyone with this link can read the post as it was last saved, without signing in, until',
  );
  console.log(`${clockOf(context.timeZone)(until)}:\n\n${link}`);
}

/** Deletes a post with everything that belongs to it, after a confirmation. */
export async function remove(context: Context, slug: string, yes: boolean): Promise<void> {
  const post = await findPost(context, slug);
  const title = printable(post.row.title || post.draft?.title || 'without a title');
  const day = postDates(context.timeZone).toIsoDay(post.createdAt);
  const which = `"${title}"${day && ` of ${day}`}, with its history, drafts and previews`;
  if (!yes && !(await confirm(`Delete ${which}, for good?`))) {
    throw new CommandError(`Nothing is deleted. To delete ${which}: delete ${slug} --yes`);
  }
  await deletePost(context, byCommand(post));
  await noteChange(context, 'post-deleted', slug);
  console.log(`Deleted "${title}" for good.${post.published ? ` ${soon}` : ''}`);
}
