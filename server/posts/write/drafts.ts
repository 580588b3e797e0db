import type { PostContent } from '../../../shared/desk/posts.ts';
import { inTransaction, type Transaction } from '../../database/index.ts';
import { noteChange } from '../../site-changes.ts';
import { timestamp } from '../../time/clock.ts';
import { slugFor } from './addresses.ts';
import { changePost, type PostChange } from './change.ts';
import { PostChangeError } from './change-error.ts';
import { isSame, storedHtml, toColumns } from './content.ts';
import { contentOf, type EditingOptions, readPost, type StoredPost } from './stored-post.ts';
import { beginTranslation, setGroup } from './translations.ts';

/** A post to create, and on whose behalf. */
interface PostCreation {
  /** Chosen by the caller; the same id returns the same post. */
  requestId: string;
  language: string;
  /** The id of the post that it is to translate. */
  translationOf?: number | undefined;
  actor: string;
}

/**
 * Creates a draft: an empty one, or a translation that begins with the title and the picture of its post.
 * @returns its id
 */
export async function createPost(
  options: EditingOptions,
  { requestId, language, translationOf, actor }: PostCreation,
): Promise<number> {
  if (!options.languages.includes(language)) throw new PostChangeError('language');
  return inTransaction(options.database, async (transaction) => {
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
    const inside = { ...options, database: transaction };
    const begun =
      translationOf === undefined ? null : await beginTranslation(inside, translationOf, language);
    await putDraft(transaction, added.id, { ...emptyPost, ...begun?.taken, language });
    if (begun) await setGroup(transaction, [added.id], begun.group);
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
 * Saves the draft of a post; visitors do not see it. If it is the same as the published post, the draft is
 * removed. A scheduled draft stays scheduled with its address reserved, and is published as it was last
 * saved.
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
    if (publishAt !== null && content.slug !== contentOf(post).slug) {
      // Waits for other schedules and publications, as in schedulePost.
      await noteChange(transaction, 'posts');
      await slugFor({ ...options, database: transaction }, post, content);
    }
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
    // The response to a save may have been lost: the same text again is not a conflict.
    const isConflict = error instanceof PostChangeError && error.problem === 'conflict';
    const now = isConflict ? await readPost(options, change.id) : null;
    if (!now || !isSame(content, contentOf(now))) throw error;
  });
}

/** Deletes the draft, so that the published post is edited again. */
export async function discardDraft(options: EditingOptions, change: PostChange): Promise<void> {
  await changePost(options, change, async (transaction, post) => {
    if (!post.published) throw new PostChangeError('not-live');
    await deleteDraft(transaction, post.id);
  });
}

/** Deletes a post with its history, its former addresses and its previews. */
export async function deletePost(options: EditingOptions, change: PostChange): Promise<void> {
  await changePost(options, change, async (transaction, { id }) => {
    await noteChange(transaction, 'posts');
    await transaction.deleteFrom('blogs').where('id', '=', id).execute();
  });
}

/** Stores the draft of a post, in place of an earlier one. */
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

/** Deletes the draft of a post, if it has one. */
export async function deleteDraft(transaction: Transaction, id: number): Promise<void> {
  await transaction.deleteFrom('post_drafts').where('post_id', '=', id).execute();
}

/** Finds a post by its slug: the newest that has it, else the newest draft that is to have it. */
export async function postOfSlug(
  options: EditingOptions,
  slug: string,
): Promise<StoredPost | null> {
  const { database } = options;
  const inTable = database.selectFrom('blogs').select('id').where('slug', '=', slug);
  const inDrafts = database
    .selectFrom('post_drafts')
    .select('post_id as id')
    .where('slug', '=', slug);
  const found =
    (await inTable.orderBy('id', 'desc').executeTakeFirst()) ??
    (await inDrafts.orderBy('post_id', 'desc').executeTakeFirst());
  return found ? readPost(options, found.id) : null;
}
