import { sql } from 'kysely';
import { inTransaction, isSqlite, type Transaction } from '../../database/index.ts';
import { PostChangeError } from './change-error.ts';
import { type EditingOptions, readPost, type StoredPost } from './stored-post.ts';

/** Which post to change, and on whose behalf. */
export interface PostChange {
  id: number;
  /** The version that the person has seen; null to change whatever version is there, as commands do. */
  version: number | null;
  /** The name of the person who makes the change. */
  actor: string;
}

/**
 * Changes a post in a transaction that excludes other changes to it, and increments its version.
 * @param work changes the post as it is now; if it throws, everything is rolled back, and if it returns
 *   false, nothing has been changed
 * @throws PostChangeError if the post is gone, or has another version
 */
export async function changePost<Result>(
  options: EditingOptions,
  { id, version }: Pick<PostChange, 'id' | 'version'>,
  work: (transaction: Transaction, post: StoredPost) => Promise<Result>,
): Promise<Result> {
  return inTransaction(options.database, async (transaction) => {
    await lockPost(transaction, id);
    const post = await readPost({ ...options, database: transaction }, id);
    if (!post) throw new PostChangeError('missing');
    if (version !== null && post.version !== version) throw new PostChangeError('conflict');
    const result = await work(transaction, post);
    if (result !== false) await incrementVersion(transaction, id);
    return result;
  });
}

async function incrementVersion(transaction: Transaction, id: number): Promise<void> {
  await transaction
    .updateTable('blogs')
    .set({ version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Makes other changes of the post wait; SQLite has a single writer anyway. */
async function lockPost(transaction: Transaction, id: number): Promise<void> {
  if (isSqlite(transaction)) return;
  await transaction.selectFrom('blogs').select('id').where('id', '=', id).forUpdate().execute();
}
