import type { ListedPost } from '../../../shared/desk/posts.ts';
import type { Languages } from '../../../shared/languages.ts';
import type { Database } from '../../database/index.ts';
import { postDates } from '../read/dates.ts';
import { stateOf } from './stored-post.ts';

/** What functions that list posts need. */
export interface ListOptions {
  database: Database;
  /** The clinic's; dates without a time are in it. */
  timeZone: string;
  /** The languages of the site; a post that names none is in the first. */
  languages: Languages;
}

/** Selects what `toListed` needs of each post. */
export function selectListed(database: Database) {
  return database
    .selectFrom('blogs')
    .leftJoin('post_drafts as draft', 'draft.post_id', 'blogs.id')
    .select(['blogs.id', 'blogs.title', 'blogs.slug', 'blogs.language', 'blogs.featured'])
    .select(['blogs.published', 'blogs.created_at', 'blogs.saved_at'])
    .select(['draft.title as draftTitle', 'draft.slug as draftSlug', 'draft.publish_at'])
    .select(['draft.language as draftLanguage', 'draft.featured as draftFeatured']);
}

/** A row of `selectListed`. */
type ListedRow = Awaited<ReturnType<ReturnType<typeof selectListed>['execute']>>[number];

/** Returns a function that turns a row into a post of the desk's list: its draft, if it has one. */
export function toListed({ timeZone, languages }: Omit<ListOptions, 'database'>) {
  const dates = postDates(timeZone);
  return (row: ListedRow): ListedPost => {
    const { id, published, publish_at, saved_at, created_at } = row;
    const hasDraft = row.draftTitle !== null;
    const slug = row.slug ?? '';
    return {
      id: String(id),
      title: row.draftTitle ?? row.title ?? '',
      slug: published ? slug : row.draftSlug || slug,
      state: stateOf(published, hasDraft, publish_at),
      language: row.draftLanguage ?? row.language ?? languages[0],
      featured: row.draftFeatured ?? row.featured,
      date: publish_at ?? (published ? dates.toMoment(created_at) : null),
      savedAt: saved_at,
    };
  };
}
