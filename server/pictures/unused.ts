import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { Database } from '../database/index.ts';
import { picturesOfSite } from '../pages/content/uploads.ts';
import { timestamp } from '../time/clock.ts';

const day = 24 * 3_600_000;

/** A picture is kept for this long after its upload even if no post uses it yet. */
const waitingTime = 30 * day;

/** How many posts, with all their versions, are in memory at the same time. */
const postsAtATime = 20;

/**
 * Returns a task that deletes pictures used by no post, draft, version or page of the site. It reads all texts,
 * so it runs at most once a day.
 */
export function unusedPictures(database: Database): () => Promise<number> {
  let next = 0;
  return async () => {
    const now = performance.now();
    if (now < next) return 0;
    next = now + day;
    return deleteUnusedPictures(database);
  };
}

async function deleteUnusedPictures(database: Database): Promise<number> {
  const old = database.selectFrom('pictures').where('uploaded_at', '<', timestamp(-waitingTime));
  const candidates = await old.select('hash').execute();
  if (candidates.length === 0) return 0;
  const used = await usedPictures(database);
  let deleted = 0;
  for (const { hash } of candidates.filter((each) => !used.has(each.hash))) {
    // One that was uploaded again meanwhile is kept.
    const { numDeletedRows } = await database
      .deleteFrom('pictures')
      .where('hash', '=', hash)
      .where('uploaded_at', '<', timestamp(-waitingTime))
      .executeTakeFirst();
    deleted += Number(numDeletedRows);
  }
  return deleted;
}

/** The hashes of all pictures in texts, of all featured images, and of those of the site. */
async function usedPictures(database: Database): Promise<Set<string>> {
  const used = await picturesOfSite(database);
  for (let last = 0; ; ) {
    const posts = await database
      .selectFrom('blogs')
      .select(['id', 'content as html', 'featured_image as image'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(postsAtATime)
      .execute();
    const ids = posts.map(({ id }) => id);
    last = ids.at(-1) ?? 0;
    if (last === 0) return used;
    const ofDesk = (table: 'post_drafts' | 'post_versions') =>
      database.selectFrom(table).select(['html', 'image']).where('post_id', 'in', ids).execute();
    for (const text of [
      ...posts,
      ...(await ofDesk('post_drafts')),
      ...(await ofDesk('post_versions')),
    ]) {
      const found = `${text.image} ${text.html}`.matchAll(/\/media\/([0-9a-f]{32})-/g);
      for (const [, hash = ''] of found) used.add(hash);
    }
    await letOthersRun();
  }
}
