import type { EditingAnswer } from '../../../shared/desk/posts.ts';
import type { Database } from '../../database/index.ts';
import { timestamp } from '../../time/clock.ts';

/** A tab that has been silent for this long counts as closed, in milliseconds. */
const silence = 30_000;

/** A tab in which someone has a post open. */
export interface Editor {
  post: number;
  tab: string;
  name: string;
}

/** Records that a tab has a post open. */
export async function noteEditor(database: Database, editor: Editor): Promise<void> {
  const { post: post_id, tab, name } = editor;
  const now = timestamp();
  await database.deleteFrom('post_editors').where('seen_at', '<', timestamp(-silence)).execute();
  await database
    .insertInto('post_editors')
    .values({ tab, post_id, name, since: now, seen_at: now })
    .onConflict((conflict) => conflict.column('tab').doUpdateSet({ post_id, name, seen_at: now }))
    .execute();
}

/**
 * Returns who has a post open, and since when.
 * @param tab the requesting tab, which is left out
 */
export async function otherEditors(
  database: Database,
  post: number,
  tab: string | undefined,
): Promise<EditingAnswer['others']> {
  return database
    .selectFrom('post_editors')
    .select(['name', 'since'])
    .where('post_id', '=', post)
    .where('seen_at', '>=', timestamp(-silence))
    .$if(tab !== undefined, (query) => query.where('tab', '!=', tab ?? ''))
    .orderBy('since')
    .execute();
}
