import { sql } from 'kysely';
import { inTransaction, isSqlite, type Transaction } from '../../database/index.ts';
import { PostChangeError } from './change-error.ts';
import { type EditingOptions, readPost, type StoredPost } from './stored-post.ts';

/** Which post is changed, and by whom. */
export interface PostChange {
  id: number;
  /** The version that the person has seen; null where whatever is there is meant, as by a command. */
  version: number | null;
  /** The name of who does it. */
  actor: string;
}

/**
 * Changes a post in a transaction that no other change of it comes between, and gives it another version.
 * @param work what is done with the post as it is now; what it throws undoes all, and where it gives
 *   false it has changed nothing
 * @throws PostChangeError where the post is gone, or has another version
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
    if (result !== false) await countChange(transaction, id);
    return result;
  });
}

async function countChange(transaction: Transaction, id: number): Promise<void> {
  await transaction
    .updateTable('blogs')
    .set({ version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Has every other change of the post wait; SQLite has one writer anyway. */
async function lockPost(transaction: Transaction, id: number): Promise<void> {
  if (isSqlite(transaction)) return;
  await transaction.selectFrom('blogs').select('id').where('id', '=', id).forUpdate().execute();
}
