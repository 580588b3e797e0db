import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { Database } from '../database/index.ts';
import { timestamp } from '../time/clock.ts';

const day = 24 * 3_600_000;

/** For so long after its upload a picture may wait for its post. */
const waitingTime = 30 * day;

/** Posts whose texts are in memory at the same time, with all their versions. */
const postsAtATime = 20;

/**
 * Deletes pictures that stand in no post, draft or version. At most once a day: for that, all texts
 * are read.
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
    // Uploaded again meanwhile, it stays.
    const { numDeletedRows } = await database
      .deleteFrom('pictures')
      .where('hash', '=', hash)
      .where('uploaded_at', '<', timestamp(-waitingTime))
      .executeTakeFirst();
    deleted += Number(numDeletedRows);
  }
  return deleted;
}

/** The hashes of all pictures that are in a text or beside one. */
async function usedPictures(database: Database): Promise<Set<string>> {
  const used = new Set<string>();
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
