import type { OpenedPost } from '../../../shared/desk/posts.ts';
import type { Config } from '../../config.ts';
import { Refusal } from '../../plugins/refusal.ts';
import { postDates } from '../read/dates.ts';
import { otherEditors } from './editors.ts';
import { contentOf, type EditingOptions, readPost, stateOf } from './stored-post.ts';
import { liveDocument } from './versions.ts';

/**
 * Reads a post as the desk shows it.
 * @param tab the requesting tab
 * @throws Refusal if there is no such post
 */
export async function readForDesk(
  options: EditingOptions & Pick<Config, 'timeZone'>,
  id: number,
  tab: string | undefined,
): Promise<OpenedPost> {
  const { database, timeZone } = options;
  const post = await readPost(options, id);
  if (!post) throw new Refusal('not-found');
  const { version, published, draft, publishAt, savedAt, savedBy, address } = post;
  const since = postDates(timeZone).toMoment(post.createdAt);
  return {
    ...contentOf(post),
    document: draft ? draft.document : await liveDocument(database, post),
    id: String(id),
    version,
    state: stateOf(published, draft !== null, publishAt),
    live: published ? { slug: address, since } : null,
    publishAt,
    savedAt,
    savedBy,
    others: await otherEditors(database, id, tab),
  };
}
