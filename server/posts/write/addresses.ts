import type { PostContent } from '../../../shared/desk/posts.ts';
import { longestSlug, slugOfId, suggestedSlug } from '../../../shared/text/slug.ts';
import type { Transaction } from '../../database/index.ts';
import { timestamp } from '../../time/clock.ts';
import { PostChangeError } from './change-error.ts';
import type { EditingOptions, StoredPost } from './stored-post.ts';

/** How many numbers to try at the end of a slug that other posts have. */
const mostNumbers = 1_000;

/** Room in a slug for what tells it apart from others, in characters. */
const longestAddition = 20;

/**
 * The slug under which a post is published: the one that was typed, else one made from the title.
 * @param options must have the transaction as its database
 * @throws PostChangeError if the typed one is taken, or none can be made from the title
 */
export async function slugFor(
  options: EditingOptions,
  post: StoredPost,
  content: PostContent,
): Promise<string> {
  const { slug } = content;
  if (slug !== '') {
    if (await isTaken(options, slug, post.id)) throw new PostChangeError('taken');
    return slug;
  }
  // A row that was not made by the desk may have an address that the desk would refuse.
  if (post.published && post.row.slug === '') return post.address;
  return freeSlug(options, content, post.id);
}

/**
 * Makes a slug from a title. If it is taken, a suffix is added: the language, if the other post is in another
 * one, or else the day, followed by a number if necessary.
 */
async function freeSlug(
  options: EditingOptions,
  { title, language }: PostContent,
  id: number,
): Promise<string> {
  const whole = suggestedSlug(title);
  if (whole === '') throw new PostChangeError('unaddressed');
  if (!(await isTaken(options, whole, id))) return whole;
  const base = whole.slice(0, longestSlug - longestAddition).replace(/-$/, '');
  const inLanguage = `${base}-${language}`;
  const isOther = await isInAnotherLanguage(options, whole, language);
  if (isOther && !(await isTaken(options, inLanguage, id))) return inLanguage;
  const ofDay = `${base}-${timestamp().slice(0, 10)}`;
  for (let number = 1; number <= mostNumbers; number += 1) {
    const slug = number === 1 ? ofDay : `${ofDay}-${number}`;
    if (!(await isTaken(options, slug, id))) return slug;
  }
  return slugOfId(id);
}

/** Whether the post that has a slug is in another language; an article counts as one in the first. */
async function isInAnotherLanguage(
  { database, languages: [first] }: EditingOptions,
  slug: string,
  language: string,
): Promise<boolean> {
  const found = await database
    .selectFrom('blogs')
    .select('language')
    .where('slug', '=', slug)
    .executeTakeFirst();
  return (found?.language ?? first) !== language;
}

/**
 * Whether a slug is taken: another post or an article of the clinic has or had it, or it is that of a
 * scheduled draft.
 * @param ownId id of the post that is to have it; null if it has none yet
 */
export async function isTaken(
  options: EditingOptions,
  slug: string,
  ownId: number | null,
): Promise<boolean> {
  const { database } = options;
  const id = ownId ?? 0;
  const found = await database
    .selectFrom('blogs')
    .select('id')
    .where('slug', '=', slug)
    .where('id', '!=', id)
    .unionAll(
      database
        .selectFrom('post_addresses')
        .select('post_id as id')
        .where('slug', '=', slug)
        .where('post_id', '!=', id),
    )
    .unionAll(
      database
        .selectFrom('post_drafts')
        .select('post_id as id')
        .where('slug', '=', slug)
        .where('publish_at', 'is not', null)
        .where('post_id', '!=', id),
    )
    .executeTakeFirst();
  return found !== undefined || options.clinic.isArticle(slug);
}

/**
 * Keeps the current address of a post as a redirect, if visitors may have seen it. Call this before the address
 * changes.
 */
export async function keepAddress(
  transaction: Transaction,
  post: StoredPost,
  slug: string,
): Promise<void> {
  await transaction
    .deleteFrom('post_addresses')
    .where('slug', '=', slug)
    .where('post_id', '=', post.id)
    .execute();
  if (post.address === slug || !(await wasOnSite(transaction, post))) return;
  await transaction
    .insertInto('post_addresses')
    .values({ slug: post.address, post_id: post.id })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute();
}

async function wasOnSite(
  transaction: Transaction,
  { id, published }: StoredPost,
): Promise<boolean> {
  if (published) return true;
  const version = await transaction
    .selectFrom('post_versions')
    .select('number')
    .where('post_id', '=', id)
    .executeTakeFirst();
  return version !== undefined;
}
