import { uploadsIn } from '../../shared/pictures.ts';
import type { Database } from '../database/index.ts';
import { timestamp } from '../time/clock.ts';

const day = 24 * 3_600_000;

/** How long an unused picture is kept after its upload. */
const waitingTime = 30 * day;

/**
 * Returns a task that deletes pictures to which no page, draft or publication refers. It reads all texts, so it runs at
 * most once a day.
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
  const used = await picturesOfSite(database);
  let deleted = 0;
  for (const { hash } of candidates.filter((each) => !used.has(each.hash))) {
    // Keeps those that were uploaded again in the meantime.
    const { numDeletedRows } = await database
      .deleteFrom('pictures')
      .where('hash', '=', hash)
      .where('uploaded_at', '<', timestamp(-waitingTime))
      .executeTakeFirst();
    deleted += Number(numDeletedRows);
  }
  return deleted;
}

/** The hashes of the uploaded pictures that are on the site, in a draft, or in a publication. */
async function picturesOfSite(database: Database): Promise<Set<string>> {
  const namesPicture = '%images/desk/%';
  const drafts = await database
    .selectFrom('content_drafts')
    .select('text')
    .where('text', 'like', namesPicture)
    .execute();
  const published = await database
    .selectFrom('content_published')
    .select('text')
    .where('text', 'like', namesPicture)
    .execute();
  const earlier = await database
    .selectFrom('content_publication_files')
    .select(['was', 'text'])
    .where(({ or, eb }) => or([eb('was', 'like', namesPicture), eb('text', 'like', namesPicture)]))
    .execute();
  const texts = [...drafts, ...published, ...earlier].flatMap((row) => Object.values(row));
  const names = texts.flatMap((text) => (text === null ? [] : uploadsIn(text)));
  return new Set(names.map((name) => name.slice(0, 32)));
}
