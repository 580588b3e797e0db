import { type SqlBool, sql } from 'kysely';
import type { ListedPost, PostState, PostsAnswer, PostsQuery } from '../../../shared/desk/posts.ts';
import type { Languages } from '../../../shared/languages.ts';
import { maxWords } from '../../../shared/search/search.ts';
import { isSqlite } from '../../database/index.ts';
import { keyOf, readKey } from '../../plugins/page-key.ts';
import { Refusal } from '../../plugins/refusal.ts';
import { largestInteger } from '../../whole-number.ts';
import type { Posts } from '../read/types.ts';
import { type ListOptions, selectListed, toListed } from './desk-list-row.ts';
import { isWritten } from './stored-post.ts';
import { isUnlinked, languageIn } from './translations.ts';

/** How many posts a page has. */
const pageSize = 50;

/** The sort key: when a post was last saved, or for posts older than the desk, when it was published. */
const order = sql<string>`coalesce(blogs.saved_at, blogs.created_at, '')`;

const isInState: Record<PostState, ReturnType<typeof sql<SqlBool>>> = {
  draft: sql<SqlBool>`not blogs.published and draft.publish_at is null`,
  scheduled: sql<SqlBool>`draft.publish_at is not null`,
  live: sql<SqlBool>`blogs.published and draft.post_id is null`,
  changed: sql<SqlBool>`blogs.published and draft.post_id is not null and draft.publish_at is null`,
};

/** One page of the clinic's own posts, including drafts and unpublished changes. */
export async function listOwnPosts(
  options: ListOptions,
  { search, state, unlinkedIn, kept = '', before }: PostsQuery,
): Promise<PostsAnswer> {
  const { database, languages } = options;
  const like = isSqlite(database) ? 'like' : 'ilike';
  let query = selectListed(database).select(order.as('place'));
  const keptIds = kept.split(',').filter(Boolean).map(Number);
  const isKept = keptIds.map((id) => sql<SqlBool>`blogs.id = ${id}`);
  query = query.where((row) => row.or([isWritten, ...isKept]));
  if (state) query = query.where(isInState[state]);
  if (unlinkedIn) {
    query = query.where(languageIn(languages), '=', unlinkedIn).where(isUnlinked);
  }
  for (const word of wordsOf(search)) query = query.where(containsWord(word, like));
  if (before !== undefined) {
    const [time, id] = readPlace(before);
    query = query.where(sql<SqlBool>`(${order}, blogs.id) < (${time}, ${id})`);
  }
  const found = await query
    .orderBy(order, 'desc')
    .orderBy('blogs.id', 'desc')
    .limit(pageSize + 1)
    .execute();
  const posts = found.slice(0, pageSize).map(toListed(options));
  const last = found[pageSize - 1];
  const next = last && found.length > pageSize ? placeOf(last.place, last.id) : null;
  return { posts, next, hosted: false };
}

/** One page of the posts of the hosted table, as visitors see them. */
export async function listHostedPosts(
  source: Posts,
  languages: Languages,
  { search, state, before }: PostsQuery,
): Promise<PostsAnswer> {
  const list = await source.list();
  if (list.status === 'failed') throw new Refusal('unavailable', { says: 'posts-unreadable' });
  const words = wordsOf(search).map((word) => word.toLowerCase());
  const chosen = list.cards.filter(
    ({ title, slug }) =>
      (state ?? 'live') === 'live' &&
      words.every((word) => `${title ?? ''} ${slug}`.toLowerCase().includes(word)),
  );
  const start = Number(before ?? 0) || 0;
  const end = start + pageSize;
  const posts = chosen.slice(start, end).map(
    ({ title, slug, language, createdAt }): ListedPost => ({
      id: null,
      title: title ?? '',
      slug,
      state: 'live',
      language: language ?? languages[0],
      featured: false,
      date: createdAt,
      savedAt: null,
    }),
  );
  return { posts, next: end < chosen.length ? String(end) : null, hosted: true };
}

function wordsOf(search = ''): string[] {
  return search.split(/\s+/).filter(Boolean).slice(0, maxWords);
}

function containsWord(word: string, like: 'like' | 'ilike') {
  const pattern = `%${word.replace(/[!%_]/g, '!$&')}%`;
  const operator = sql.raw(like);
  const fields = ['blogs.title', 'blogs.slug', 'draft.title', 'draft.slug'];
  const conditions = fields.map(
    (field) => sql<SqlBool>`${sql.ref(field)} ${operator} ${pattern} escape '!'`,
  );
  return sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
}

/** The key of a place in the list; its time is encoded, since a row made by hand may have any text there. */
function placeOf(time: string, id: number): string {
  return keyOf(Buffer.from(time.slice(0, 40)).toString('base64url') || '-', String(id));
}

function readPlace(key: string): [time: string, id: number] {
  const [time, id] = readKey(key);
  const place = Buffer.from(time, 'base64url').toString();
  const isPlace = /^\d{1,10}$/.test(id) && Number(id) <= largestInteger && !place.includes('\0');
  if (!isPlace) throw new Refusal('invalid');
  return [place, Number(id)];
}
