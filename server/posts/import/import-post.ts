import type { PostContent, PostState } from '../../../shared/desk/posts.ts';
import { inTransaction, type Transaction } from '../../database/index.ts';
import { noteChange } from '../../site-changes.ts';
import { timestamp } from '../../time/clock.ts';
import { isTaken, keepAddress } from '../write/addresses.ts';
import { changePost } from '../write/change.ts';
import { PostChangeError } from '../write/change-error.ts';
import { columnsOf, storedHtml } from '../write/content.ts';
import { deleteDraft, postOfSlug, putDraft } from '../write/drafts.ts';
import { setSchedule } from '../write/publishing.ts';
import {
  contentOf,
  type EditingOptions,
  readPost,
  type StoredPost,
  stateOf,
} from '../write/stored-post.ts';
import { expectFreeLanguage } from '../write/translations.ts';
import { addVersion, keepLive } from '../write/versions.ts';
import type { PostFile } from './post-file.ts';

/** The outcome of an import. */
interface Imported {
  outcome: 'added' | 'updated';
  /** `changed` if the desk has a draft that is not on the site. */
  state: PostState;
  /** When it is published, if it is scheduled. */
  publishAt: string | null;
}

/**
 * Adds a post, or updates the one with its slug; fields that the file omits stay unchanged. A post on
 * the site changes at once, and its previous text is kept as a version. A date in the future schedules
 * it, unless the file says that it is not published.
 * @throws PostChangeError if an unpublished post has a draft from the desk, or another post had its address,
 *   or one that it is linked to has its language
 */
export async function importPost(
  options: EditingOptions,
  post: PostFile,
  actor: string,
): Promise<Imported> {
  const found = await postOfSlug(options, post.slug);
  if (found) {
    return changePost(options, { id: found.id, version: null }, async (transaction, before) => {
      await noteChange(transaction, 'posts');
      return { outcome: 'updated', ...(await write(options, transaction, before, post, actor)) };
    });
  }
  return inTransaction(options.database, async (transaction) => {
    await noteChange(transaction, 'posts');
    const { id } = await transaction
      .insertInto('blogs')
      .values({ created_at: timestamp() })
      .returning('id')
      .executeTakeFirstOrThrow();
    const before = await read(options, transaction, id);
    return { outcome: 'added', ...(await write(options, transaction, before, post, actor)) };
  });
}

async function write(
  options: EditingOptions,
  transaction: Transaction,
  before: StoredPost,
  post: PostFile,
  actor: string,
): Promise<Omit<Imported, 'outcome'>> {
  const { id, published, draft, savedBy } = before;
  const at = timeToPublish(before, post);
  if (published && at !== null) throw new PostChangeError('on-site');
  if (!published && draft && savedBy !== actor) throw new PostChangeError('has-draft');
  if (await isTaken({ ...options, database: transaction }, post.slug, id))
    throw new PostChangeError('taken');
  await keepLive(transaction, before, timestamp());
  await keepAddress(transaction, before, post.slug);
  if (at !== null) {
    await putDraft(transaction, id, merged(options, before, post));
    await setSchedule(transaction, id, { publish_at: at, scheduled_by: actor });
  } else if (!published) {
    await deleteDraft(transaction, id);
  }
  await transaction
    .updateTable('blogs')
    .set({
      ...(at === null
        ? { ...(!published && draft && columnsOf(draft)), ...post }
        : { created_at: null }),
      saved_at: timestamp(),
      saved_by: actor,
    })
    .where('id', '=', id)
    .execute();
  const after = await read(options, transaction, id);
  const inside = { ...options, database: transaction };
  await expectFreeLanguage(inside, before, contentOf(after).language);
  if (after.published) await addVersion(transaction, id, after.row, { by: actor, at: timestamp() });
  const { publishAt } = after;
  return { state: stateOf(after.published, after.draft !== null, publishAt), publishAt };
}

/** When the post is to be published; null if it is not scheduled. */
function timeToPublish(
  { published, publishAt }: StoredPost,
  { created_at: at, published: toPublish }: PostFile,
): string | null {
  if (toPublish === false) return null;
  if (at === undefined) return published ? null : publishAt;
  return at > timestamp() ? at : null;
}

/** The content of a post, with the fields of a file in place of its own. */
function merged({ siteUrl }: EditingOptions, before: StoredPost, post: PostFile): PostContent {
  const { title, slug, excerpt, content, featured_image: image, language, featured } = post;
  const written = contentOf(before);
  return {
    title,
    slug,
    excerpt: excerpt ?? written.excerpt,
    html: storedHtml(content, siteUrl),
    document: null,
    image: image ?? written.image,
    language: language ?? written.language,
    featured: featured ?? written.featured,
  };
}

async function read(
  options: EditingOptions,
  transaction: Transaction,
  id: number,
): Promise<StoredPost> {
  const post = await readPost({ ...options, database: transaction }, id);
  if (!post) throw new PostChangeError('missing');
  return post;
}
