import type { PostContent } from '../../../shared/desk/index.ts';
import { inTransaction, type Transaction } from '../../database/index.ts';
import { timestamp } from '../../enquiries/index.ts';
import { noteChange } from '../../site-changes.ts';
import { changePost, type PostChange } from './change.ts';
import { PostChangeError } from './change-error.ts';
import { isSame, storedHtml, toColumns } from './content.ts';
import { contentOf, type EditingOptions, readPost, type StoredPost } from './stored-post.ts';

/**
 * Makes an empty draft.
 * @param requestId made by who asks: a repeat is the same post
 * @returns its id
 */
export async function createPost(
  { database, languages }: EditingOptions,
  { requestId, language, actor }: { requestId: string; language: string; actor: string },
): Promise<number> {
  if (!languages.includes(language)) throw new PostChangeError('language');
  return inTransaction(database, async (transaction) => {
    const added = await transaction
      .insertInto('blogs')
      .values({ request_id: requestId, language, saved_at: timestamp(), saved_by: actor })
      .onConflict((conflict) => conflict.column('request_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) {
      const before = transaction
        .selectFrom('blogs')
        .select('id')
        .where('request_id', '=', requestId);
      return (await before.executeTakeFirstOrThrow()).id;
    }
    await putDraft(transaction, added.id, { ...emptyPost, language });
    return added.id;
  });
}

const emptyPost = {
  title: '',
  slug: '',
  excerpt: '',
  image: null,
  html: '',
  document: null,
  featured: false,
};

/**
 * Saves what is written of a post beside what visitors see. What is the same as on the site is no draft.
 * A draft that is scheduled stays so, and goes out as it was saved last.
 */
export async function saveDraft(
  options: EditingOptions,
  change: PostChange,
  written: PostContent,
): Promise<void> {
  const { siteUrl, languages } = options;
  const content = { ...written, html: storedHtml(written.html, siteUrl) };
  const saving = changePost(options, change, async (transaction, post) => {
    const { published, row, publishAt } = post;
    const isKnown = [...languages, row.language, post.draft?.language].includes(content.language);
    if (!isKnown) throw new PostChangeError('language');
    if (published && publishAt === null && isSame(content, row))
      await deleteDraft(transaction, post.id);
    else await putDraft(transaction, post.id, content);
    await transaction
      .updateTable('blogs')
      .set({ saved_at: timestamp(), saved_by: change.actor })
      .where('id', '=', post.id)
      .execute();
  });
  await saving.catch(async (error: unknown) => {
    // The answer to a save may be lost: the same text once more is no conflict.
    const isConflict = error instanceof PostChangeError && error.problem === 'conflict';
    const now = isConflict ? await readPost(options, change.id) : null;
    if (!now || !isSame(content, contentOf(now))) throw error;
  });
}

/** Puts what is on the site in the place of the draft, which is gone then. */
export async function discardDraft(options: EditingOptions, change: PostChange): Promise<void> {
  await changePost(options, change, async (transaction, post) => {
    if (!post.published) throw new PostChangeError('not-live');
    await deleteDraft(transaction, post.id);
  });
}

/** Deletes a post with its history, its old addresses and its previews. */
export async function deletePost(options: EditingOptions, change: PostChange): Promise<void> {
  await changePost(options, change, async (transaction, { id }) => {
    await noteChange(transaction, 'posts');
    await transaction.deleteFrom('blogs').where('id', '=', id).execute();
  });
}

export async function putDraft(
  transaction: Transaction,
  id: number,
  content: PostContent,
): Promise<void> {
  const columns = toColumns(content);
  await transaction
    .insertInto('post_drafts')
    .values({ ...columns, post_id: id })
    .onConflict((conflict) => conflict.column('post_id').doUpdateSet(columns))
    .execute();
}

export async function deleteDraft(transaction: Transaction, id: number): Promise<void> {
  await transaction.deleteFrom('post_drafts').where('post_id', '=', id).execute();
}

/**
 * The post of a slug, for who has no id: the newest that has it, else the newest draft that is to have it.
 */
export async function postOfSlug(
  options: EditingOptions,
  slug: string,
): Promise<StoredPost | null> {
  const { database } = options;
  const ofTable = database.selectFrom('blogs').select('id').where('slug', '=', slug);
  const ofDrafts = database
    .selectFrom('post_drafts')
    .select('post_id as id')
    .where('slug', '=', slug);
  const found =
    (await ofTable.orderBy('id', 'desc').executeTakeFirst()) ??
    (await ofDrafts.orderBy('post_id', 'desc').executeTakeFirst());
  return found ? readPost(options, found.id) : null;
}
