import type { AccessAction } from '../../../shared/desk/access-log.ts';
import type { Config } from '../../config.ts';
import type { PostChange } from '../../posts/write/change.ts';
import { postOfSlug } from '../../posts/write/drafts.ts';
import type { EditingOptions, StoredPost } from '../../posts/write/stored-post.ts';
import { noteAccess } from '../../staff/access-log.ts';
import { commandLine } from '../../staff/actor.ts';
import { CommandError, clockOf } from '../output/text.ts';

/** What the commands work with. */
export type Context = Config & EditingOptions;

/** What commands say after a change; every server polls for changes. */
export const soon = 'The site shows this within five seconds.';

/**
 * Finds a post by its slug.
 * @throws CommandError if there is none
 */
export async function findPost(context: Context, slug: string): Promise<StoredPost> {
  const post = await postOfSlug(context, slug);
  if (post) return post;
  throw new CommandError(`There is no post "${slug}". To list all posts: npm run posts -- list`);
}

/** A change based on the current version of a post. */
export function byCommand({ id, version }: StoredPost): PostChange {
  return { id, version, actor: commandLine.name };
}

/** Says when a scheduled post is published, in the clinic's time zone. */
export function scheduledSentence({ timeZone }: Context, publishAt: string): string {
  return `It will be published on ${clockOf(timeZone)(publishAt)} (${timeZone}).`;
}

/** Records in the access log what a command did with a post. */
export function noteChange(
  { database }: Context,
  action: AccessAction,
  slug: string,
  became?: string,
): Promise<void> {
  return noteAccess(database, commandLine, action, { subject: `/blog/${slug}`, became });
}
