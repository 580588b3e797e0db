import { checkClinicDir, readConfig, readVariables } from './config.ts';
import { readPublishedTexts } from './content/published-texts.ts';
import { contentLocation } from './data-folder.ts';
import { createLog } from './log.ts';
import { openContent, withUploads } from './pages/live-content.ts';
import { openSite, type SiteOptions } from './pages/site.ts';
import { createServer } from './server.ts';
import { createServices, openDatabaseUrl, type Services, type Timings } from './services.ts';

/**
 * Opens the whole server, not yet listening. Its configuration has the facts of the content that it serves. If the
 * clinic's folder has mistakes, that is the last valid content.
 * @param options overrides of the site's defaults; for tests
 * @param timings overrides of the defaults; for tests
 * @param override replaces some of the services; for tests
 * @throws PlainError for the first invalid variable, or FolderError if the clinic's folder has mistakes and no valid
 * content was saved
 */
export async function openServer(
  options: SiteOptions = {},
  timings: Timings = {},
  override = (services: Services) => services,
) {
  const variables = readVariables();
  const log = createLog(variables.LOG_LEVEL);
  const clinicDir = variables.CLINIC_DIR;
  const location = await contentLocation(
    { clinicDir, databaseUrl: variables.DATABASE_URL },
    options,
  );
  const database = await openDatabaseUrl(variables.DATABASE_URL, timings);
  try {
    const publishedTexts = await readPublishedTexts(database);
    const servedContent = await openContent(
      withUploads(location, database),
      publishedTexts,
      log,
    ).catch((error) => {
      // If the folder is missing, this throws an error that names the variable.
      checkClinicDir(clinicDir);
      throw error;
    });
    const config = readConfig(process.env, servedContent.content.collections);
    const services = override(await createServices(config, timings, log, database));
    const site = await openSite(services, { ...options, servedContent });
    return { app: createServer(services, site), services };
  } catch (error) {
    await database.destroy();
    throw error;
  }
}
