import { type SqlBool, sql } from 'kysely';
import type { PostContent, PostState } from '../../../shared/desk/posts.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/index.ts';
import { sanitiseContent } from '../html/sanitise.ts';
import { slugOf } from '../read/row-mapper.ts';
import { fromColumns, isDeskSlug } from './content.ts';

/** What functions that change posts need. */
export interface EditingOptions extends Pick<Config, 'siteUrl' | 'languages' | 'clinic'> {
  database: Database;
}

/**
 * Excludes posts that were created by "New post" and never saved. They are not deleted, since a browser
 * that is offline may still have a text for them. A translation begins with a title.
 */
export const isWritten = sql<SqlBool>`(blogs.request_id is null or blogs.version > 1
  or blogs.translation_group is not null)`;

/** A post of the clinic's own table with its draft from the desk. */
export interface StoredPost {
  id: number;
  version: number;
  published: boolean;
  /** When it was first published. */
  createdAt: string | null;
  savedAt: string | null;
  savedBy: string | null;
  /** Its content in the table that visitors read, whether or not it is published. */
  row: PostContent;
  /** The last part of its address on the site. */
  address: string;
  draft: PostContent | null;
  /** When the draft is to be published. */
  publishAt: string | null;
  scheduledBy: string | null;
}

/** Reads a post; null if there is none. */
export async function readPost(
  { database, siteUrl, languages }: EditingOptions,
  id: number,
): Promise<StoredPost | null> {
  const found = await database
    .selectFrom('blogs')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) return null;
  const draft = await database
    .selectFrom('post_drafts')
    .selectAll()
    .where('post_id', '=', id)
    .executeTakeFirst();
  return {
    id,
    version: found.version,
    published: found.published,
    createdAt: found.created_at,
    savedAt: found.saved_at,
    savedBy: found.saved_by,
    row: {
      title: found.title ?? '',
      slug: isDeskSlug(found.slug) ? found.slug : '',
      excerpt: found.excerpt ?? '',
      image: found.featured_image,
      // Commands store the HTML of a file as it is, and people may write into the table by other means.
      html: sanitiseContent(found.content, siteUrl).html ?? '',
      document: null,
      language: found.language ?? languages[0],
      featured: found.featured,
    },
    address: slugOf(found),
    draft: draft ? fromColumns(draft) : null,
    publishAt: draft?.publish_at ?? null,
    scheduledBy: draft?.scheduled_by ?? null,
  };
}

/** The version of a post; null if there is none. */
export async function versionOf(database: Database, id: number): Promise<number | null> {
  const found = await database
    .selectFrom('blogs')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirst();
  return found?.version ?? null;
}

/** What the desk shows of a post: its draft, else its content in the table. */
export function contentOf({ draft, row }: StoredPost): PostContent {
  return draft ?? row;
}

/** The state of a post, as the desk shows it. */
export function stateOf(
  published: boolean,
  hasDraft: boolean,
  publishAt: string | null,
): PostState {
  if (publishAt !== null) return 'scheduled';
  if (!published) return 'draft';
  return hasDraft ? 'changed' : 'live';
}
