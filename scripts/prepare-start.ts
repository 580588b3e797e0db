import { readVariables } from '../server/config.ts';
import { readPublishedTexts } from '../server/content/published-texts.ts';
import { contentLocation } from '../server/data-folder.ts';
import { openWithoutMigrating } from '../server/database/index.ts';
import { createLog } from '../server/log.ts';
import { openContent, saveContent, withUploads } from '../server/pages/live-content.ts';

// Reads the clinic's folder for this release while the previous one is serving, and saves the result for the first start.
// Used by deploy/upgrade.sh.
const { CLINIC_DIR, DATABASE_URL, LOG_LEVEL } = readVariables();
const location = await contentLocation({ clinicDir: CLINIC_DIR, databaseUrl: DATABASE_URL });
const database = openWithoutMigrating(DATABASE_URL);
try {
  const publishedTexts = await readPublishedTexts(database);
  const log = createLog(LOG_LEVEL);
  await saveContent(
    location,
    await openContent(withUploads(location, database), publishedTexts, log),
  );
} finally {
  await database.destroy();
}
