import type { PostContent } from '../../../shared/desk/index.ts';
import { slugOfId, slugOfTitle } from '../../../shared/slug.ts';
import type { Transaction } from '../../database/index.ts';
import { isOfArticle } from './article-addresses.ts';
import { PostChangeError } from './change-error.ts';
import type { EditingOptions, StoredPost } from './stored-post.ts';

/** Numbers tried behind a title that other posts have too. */
const mostNumbers = 1_000;

/**
 * The slug under which a post goes to the site: as it was typed, or made from the title.
 * @param options with the transaction as its database
 * @throws PostChangeError where the typed one is taken
 */
export async function slugFor(
  options: EditingOptions,
  post: StoredPost,
  content: PostContent,
): Promise<string> {
  const { slug, title } = content;
  if (slug !== '') {
    if (await isTaken(options, slug, post.id)) throw new PostChangeError('taken');
    return slug;
  }
  // A row by hand may have an address that cannot be typed at the desk.
  if (post.published && post.row.slug === '') return post.address;
  return madeFrom(options, title, post.id);
}

/** A slug of a title that no other post has. */
async function madeFrom(options: EditingOptions, title: string, id: number): Promise<string> {
  const base = slugOfTitle(title)?.replace(/^-|-$/g, '') || slugOfId(id);
  for (let number = 1; number <= mostNumbers; number += 1) {
    const slug = number === 1 ? base : `${base.slice(0, 190)}-${number}`;
    if (!(await isTaken(options, slug, id))) return slug;
  }
  return slugOfId(id);
}

/**
 * Whether another post has a slug, had it, or is to have it, or an article of the clinic has it or had it.
 * @param ownId that of the post that is to have it; null where it has none yet
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
  return found !== undefined || isOfArticle(options, slug);
}

/** Keeps the address that a post had, where visitors may have met it, and gives it another. */
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
