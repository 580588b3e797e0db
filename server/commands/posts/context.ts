import type { Config } from '../../config.ts';
import { commandLine } from '../../desk/index.ts';
import {
  type EditingOptions,
  type PostChange,
  postOfSlug,
  type StoredPost,
} from '../../posts/index.ts';
import { CommandError, clockOf } from '../output/text.ts';

/** What a command works with. */
export type Context = Config & EditingOptions;

/** Every server asks what has changed. */
export const soon = 'The site shows this within five seconds.';

/** @throws CommandError where there is none */
export async function findPost(context: Context, slug: string): Promise<StoredPost> {
  const post = await postOfSlug(context, slug);
  if (post) return post;
  throw new CommandError(`There is no post "${slug}". To list all posts: npm run posts -- list`);
}

/** A change of a post as it is at this moment. */
export function byCommand({ id, version }: StoredPost): PostChange {
  return { id, version, actor: commandLine };
}

/** When a post comes to the site by itself, by the clinic's clock. */
export function comesAt({ timeZone }: Context, publishAt: string): string {
  return `It comes to the site on ${clockOf(timeZone)(publishAt)} (${timeZone}), by itself.`;
}
