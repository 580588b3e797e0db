import type { Database } from '../database/index.ts';
import type { FollowedEdits } from '../pages/content/published-edits.ts';
import type { Preview } from '../pages/previews.ts';
import type { Site } from '../pages/site.ts';
import { revisionOf } from '../site-changes.ts';
import { readDrafts } from '../site-edits/drafts.ts';
import { withEdits } from '../site-edits/site-file.ts';

/** What a preview is made from. */
export interface PreviewOptions {
  database: Database;
  edits: Pick<FollowedEdits, 'known'>;
  site: Pick<Site, 'preview'>;
}

/**
 * Reads the site with all current drafts laid over.
 * @throws FolderError if the clinic's folder has a mistake; OverloadedError
 */
export async function readPreview({ database, edits, site }: PreviewOptions): Promise<Preview> {
  // Read before the drafts, which may then be newer than the revision, but never older.
  const revision = await revisionOf(database, 'site-drafts');
  const { all, hash } = await edits.known();
  return site.preview(`${revision} ${hash}`, async () => {
    const read = await readDrafts(database);
    const drafts = read.map(({ file, field, value }) => ({ file, field, value }));
    return { edits: withEdits(all, drafts), drafts };
  });
}
