import type { OpenedVersion, PostContent, VersionsAnswer } from '../../../shared/desk/posts.ts';
import type { Database } from '../../database/index.ts';
import { commandLine } from '../../staff/actor.ts';
import { fromColumns, isDeskSlug, isSame, toColumns } from './content.ts';
import type { StoredPost } from './stored-post.ts';

/** Who published a version, and when. */
interface Publishing {
  by: string;
  at: string;
}

/** Adds the published post as a version, unless the newest one is the same. */
export async function addVersion(
  database: Database,
  id: number,
  content: PostContent,
  { by, at }: Publishing,
): Promise<void> {
  const newest = await newestVersion(database, id);
  if (newest && isSame(newest, content)) return;
  await database
    .insertInto('post_versions')
    .values({
      ...toColumns(content),
      post_id: id,
      number: (newest?.number ?? 0) + 1,
      published_at: at,
      published_by: by,
    })
    .execute();
}

/** Adds the published post as a version, since a post that is older than the desk has none yet. */
export async function keepLive(database: Database, post: StoredPost, now: string): Promise<void> {
  if (!post.published) return;
  const { id, row, address, createdAt } = post;
  const publishing = { by: commandLine.name, at: createdAt ?? now };
  await addVersion(database, id, { ...row, slug: row.slug || address }, publishing);
}

/** All versions of a post, newest first. */
export async function listVersions(
  database: Database,
  id: number,
): Promise<VersionsAnswer['versions']> {
  return database
    .selectFrom('post_versions')
    .select(['number', 'title', 'published_at as publishedAt', 'published_by as publishedBy'])
    .where('post_id', '=', id)
    .orderBy('number', 'desc')
    .execute();
}

/**
 * One version of a post; null if there is none with that number. An address that the desk would
 * refuse is left out: when the version is restored, the post keeps its own.
 */
export async function readVersion(
  database: Database,
  id: number,
  number: number,
): Promise<OpenedVersion | null> {
  const found = await database
    .selectFrom('post_versions')
    .selectAll()
    .where('post_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst();
  if (!found) return null;
  const version = openedVersion(found);
  return isDeskSlug(version.slug) ? version : { ...version, slug: '' };
}

/** The editor's document of the text on the site, if the text is still the same. */
export async function liveDocument(
  database: Database,
  { id, row }: StoredPost,
): Promise<PostContent['document']> {
  const newest = await newestVersion(database, id);
  return newest?.html === row.html ? newest.document : null;
}

async function newestVersion(database: Database, id: number): Promise<OpenedVersion | null> {
  const found = await database
    .selectFrom('post_versions')
    .selectAll()
    .where('post_id', '=', id)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found ? openedVersion(found) : null;
}

function openedVersion(
  found: Parameters<typeof fromColumns>[0] & {
    number: number;
    published_at: string;
    published_by: string;
  },
): OpenedVersion {
  const { number, published_at: publishedAt, published_by: publishedBy } = found;
  return { ...fromColumns(found), number, publishedAt, publishedBy };
}
