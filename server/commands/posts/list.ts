import { postDates } from '../../posts/read/dates.ts';
import { listPosts, type TabledPost } from '../../posts/write/list-for-commands.ts';
import { stateOf } from '../../posts/write/stored-post.ts';
import { clockOf, printableLine } from '../output/text.ts';
import type { Context } from './context.ts';

/** Lists all posts, newest first. */
export async function list(context: Context): Promise<void> {
  const { timeZone, languages } = context;
  const dates = postDates(timeZone);
  const all = await listPosts(context);
  const states = new Map(all.map((post) => [post, inWords(post, timeZone)]));
  const width = Math.max(...[...states.values()].map(({ length }) => length));
  for (const post of all) {
    const columns = [
      String(post.id).padStart(5),
      dates.toIsoDay(post.created_at).padEnd(10),
      (states.get(post) ?? '').padEnd(width),
      post.language ?? languages[0],
      post.slug ?? '(no slug)',
      post.title ?? '(no title)',
    ];
    console.log(printableLine(columns.join('  ')));
  }
  const live = all.filter((post) => post.published).length;
  const count = all.length === 1 ? '1 post' : `${all.length} posts`;
  console.log(all.length === 0 ? 'No posts.' : `${count}, ${live} on the site`);
}

function inWords(post: TabledPost, timeZone: string): string {
  const { published, hasDraft, publishAt, featured } = post;
  const at = publishAt && ` for ${clockOf(timeZone)(publishAt)}`;
  const state = {
    draft: 'draft',
    scheduled: `scheduled${at}`,
    live: 'live',
    changed: 'live, with changes',
  }[stateOf(published, hasDraft, publishAt)];
  return featured ? `${state}, featured` : state;
}
