import { readVariables } from '../server/config.ts';
import { openAsItIs } from '../server/database/index.ts';
import { createLog } from '../server/log.ts';
import { keepContent, openContent } from '../server/pages/content/open-content.ts';
import { readPublishedEdits } from '../server/pages/content/published-edits.ts';
import { withUploads } from '../server/pages/content/uploads.ts';
import { contentPlace } from '../server/pages/site.ts';

// Reads the clinic's folder for this release and keeps the result, while another release serves: the first start finds
// it. Used by deploy/upgrade.sh.
const { CLINIC_DIR, DATABASE_URL, LOG_LEVEL } = readVariables();
const place = await contentPlace({ clinicDir: CLINIC_DIR, databaseUrl: DATABASE_URL });
const database = openAsItIs(DATABASE_URL);
try {
  const edits = await readPublishedEdits(database);
  const log = createLog(LOG_LEVEL);
  await keepContent(place, await openContent(withUploads(place, database), edits, log));
} finally {
  await database.destroy();
}
