import { clinicFacts } from '../shared/clinic-facts.ts';
import { loadEnvironmentFile, readConfig, readVariables } from './config.ts';
import { createLog } from './log.ts';
import { openContent } from './pages/content/open-content.ts';
import { contentPlace, openSite } from './pages/site.ts';
import { createServer } from './server.ts';
import { createServices } from './services.ts';

/**
 * Opens the whole server, not yet listening. Its facts are those of the content that it serves, which may
 * be older than a folder that has mistakes.
 * @throws ConfigError for the first invalid variable, or FolderError if the clinic's folder has mistakes
 */
export async function openServer() {
  loadEnvironmentFile();
  const variables = readVariables();
  const log = createLog(variables.LOG_LEVEL);
  const place = await contentPlace({
    clinicDir: variables.CLINIC_DIR,
    databaseUrl: variables.DATABASE_URL,
  });
  const opened = await openContent(place, log).catch((error) => {
    // A folder that is missing is a mistake of a variable.
    readConfig();
    throw error;
  });
  const facts = clinicFacts.parse(opened.content.collections.clinic[0]?.data);
  const services = await createServices(readConfig(process.env, facts), {}, log);
  const site = await openSite(services, { opened });
  return { app: createServer(services, site), services };
}
