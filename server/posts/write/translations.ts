import { randomUUID } from 'node:crypto';
import { type SqlBool, sql } from 'kysely';
import type { TranslationsAnswer } from '../../../shared/desk/posts.ts';
import type { Languages } from '../../../shared/languages.ts';
import { inTransaction, type Transaction } from '../../database/index.ts';
import { noteChange } from '../../site-changes.ts';
import { PostChangeError } from './change-error.ts';
import { type ListOptions, selectListed, toListed } from './desk-list-row.ts';
import { contentOf, type EditingOptions, readPost, type StoredPost } from './stored-post.ts';

/** The language of a post as it is written now, in a query that joins its draft. */
export function languageIn([first]: Languages) {
  return sql<string>`coalesce(draft.language, blogs.language, ${first})`;
}

/** In a query of posts: those that are linked to no other. */
export const isUnlinked = sql<SqlBool>`not exists (select 1 from blogs as other
  where other.translation_group = blogs.translation_group and other.id <> blogs.id)`;

/** The posts that a post is linked to, in the order of their ids. */
export async function listTranslations(
  options: ListOptions,
  id: number,
): Promise<TranslationsAnswer> {
  const group = options.database
    .selectFrom('blogs')
    .select('translation_group')
    .where('id', '=', id);
  const found = await selectListed(options.database)
    .where('blogs.translation_group', '=', group)
    .where('blogs.id', '!=', id)
    .orderBy('blogs.id')
    .execute();
  return { translations: found.map(toListed(options)) };
}

/**
 * Links two posts as translations of one another, at once and without a change of their texts.
 * @throws PostChangeError if one is gone, both are in one language, the other is linked already, or the
 *   first has a translation in its language
 */
export async function linkPosts(options: EditingOptions, id: number, other: number): Promise<void> {
  await inTransaction(options.database, async (transaction) => {
    // Links and publications wait for each other.
    await noteChange(transaction, 'posts');
    const inside = { ...options, database: transaction };
    const group = await groupOf(transaction, id);
    const mine = await membersOf(inside, id);
    const theirs = await membersOf(inside, other);
    if (mine.some((member) => member.id === other)) return;
    const joining = theirs.find((member) => member.id === other);
    if (mine.length === 0 || !joining) throw new PostChangeError('missing');
    const isFree = mine.every(({ language }) => language !== joining.language);
    if (!isFree || theirs.length > 1) throw new PostChangeError('unlinkable');
    await setGroup(transaction, [id, other], group);
  });
}

/**
 * Unlinks a post from one that it is linked to, and so from all others of the group.
 * @throws PostChangeError if they are not linked
 */
export async function unlinkPost(
  { database }: EditingOptions,
  id: number,
  other: number,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await noteChange(transaction, 'posts');
    const group = transaction.selectFrom('blogs').select('translation_group').where('id', '=', id);
    const { numUpdatedRows } = await transaction
      .updateTable('blogs')
      .set({ translation_group: null })
      .where('id', '=', other)
      .where('translation_group', '=', group)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new PostChangeError('missing');
  });
}

/**
 * Puts a post into a group of translations, and returns what a new translation of it begins with.
 * @param options must have the transaction as its database
 * @returns the group, and the fields that the translation copies
 * @throws PostChangeError if the post is gone, or has a version in this language
 */
export async function beginTranslation(
  options: EditingOptions & { database: Transaction },
  original: number,
  language: string,
) {
  await noteChange(options.database, 'posts');
  const members = await membersOf(options, original);
  if (members.some((member) => member.language === language))
    throw new PostChangeError('unlinkable');
  const post = await readPost(options, original);
  if (!post) throw new PostChangeError('missing');
  const group = await groupOf(options.database, original);
  await setGroup(options.database, [original], group);
  const { title, image, featured } = contentOf(post);
  return { group, taken: { title, image, featured } };
}

/**
 * Refuses a new language for a post if a post that it is linked to is in that language: visitors would find
 * only one of the two.
 * @param options must have the transaction as its database
 * @param post as it was before
 * @throws PostChangeError that names the other post
 */
export async function expectFreeLanguage(
  options: EditingOptions & { database: Transaction },
  post: StoredPost,
  language: string,
): Promise<void> {
  if (language === contentOf(post).language) return;
  // Links and changes of languages wait for each other.
  await noteChange(options.database, 'posts');
  const others = (await membersOf(options, post.id)).filter(({ id }) => id !== post.id);
  const taken = others.find((other) => other.language === language);
  const other = taken && (await readPost(options, taken.id));
  if (!other) return;
  const { title } = contentOf(other);
  throw new PostChangeError('translated', { TITLE: title || other.address });
}

/** The posts of a post's group with their languages, itself included; none if there is no such post. */
async function membersOf({ database, languages }: EditingOptions, id: number) {
  const group = database.selectFrom('blogs').select('translation_group').where('id', '=', id);
  return database
    .selectFrom('blogs')
    .leftJoin('post_drafts as draft', 'draft.post_id', 'blogs.id')
    .select(['blogs.id', languageIn(languages).as('language')])
    .where(({ or, eb }) => or([eb('blogs.id', '=', id), eb('blogs.translation_group', '=', group)]))
    .execute();
}

/** The group of a post, or one that no post is in yet. */
async function groupOf(transaction: Transaction, id: number): Promise<string> {
  const found = await transaction
    .selectFrom('blogs')
    .select('translation_group as group')
    .where('id', '=', id)
    .executeTakeFirst();
  return found?.group ?? randomUUID();
}

/** Puts posts into a group, whose members are linked to one another. */
export async function setGroup(
  transaction: Transaction,
  ids: number[],
  group: string,
): Promise<void> {
  await transaction
    .updateTable('blogs')
    .set({ translation_group: group })
    .where('id', 'in', ids)
    .execute();
}
