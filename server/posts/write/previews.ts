import type { PreviewAnswer } from '../../../shared/desk/posts.ts';
import type { Database } from '../../database/index.ts';
import { newPreviewToken, previewHash } from '../../preview-tokens.ts';
import { timestamp } from '../../time/clock.ts';
import { PostChangeError } from './change-error.ts';
import { type EditingOptions, readPost, type StoredPost, versionOf } from './stored-post.ts';

/**
 * Creates a link by which anyone can read a post as it was last saved, without signing in. Only the hash of
 * its token is stored.
 * @throws PostChangeError if there is no such post
 */
export async function createPreview(options: EditingOptions, id: number): Promise<PreviewAnswer> {
  const { database, siteUrl } = options;
  if ((await versionOf(database, id)) === null) throw new PostChangeError('missing');
  const { token, hash, until } = newPreviewToken();
  await database
    .insertInto('post_previews')
    .values({ token_hash: hash, post_id: id, expires_at: until })
    .execute();
  return { link: `${siteUrl}/preview/${token}`, until };
}

/** The post of a preview link; null if the link is invalid or has expired. */
export async function postOfPreview(
  options: EditingOptions,
  token: string,
): Promise<StoredPost | null> {
  const hash = previewHash(token);
  if (hash === null) return null;
  const found = await options.database
    .selectFrom('post_previews')
    .select('post_id')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', timestamp())
    .executeTakeFirst();
  return found ? readPost(options, found.post_id) : null;
}

/** Deletes the links that have expired. */
export async function deleteOldPreviews(database: Database): Promise<number> {
  const deleted = await database
    .deleteFrom('post_previews')
    .where('expires_at', '<', timestamp())
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
}
