import { sampleFolder } from '../../src/content/check/leftovers.ts';
import { readFolder } from '../../src/content/files.ts';
import { issueLine } from '../../src/content/folder/content-issue.ts';
import { readEmergencyWords, readFacts } from '../../src/content/folder/facts.ts';
import type { Content } from '../../src/content/snapshot/snapshot.ts';
import type { ServerContent } from '../clinic.ts';
import {
  type Config,
  checkClinicDir,
  loadEnvironmentFile,
  readConfig,
  readVariables,
} from '../config.ts';
import { contentLocation } from '../data-folder.ts';
import { PlainError } from '../log.ts';
import { readSavedContent } from './live-content.ts';

/**
 * Reads the configuration of a command; a `.env` file at the root supplies what is unset. The configuration has the
 * facts of the content that the server last showed or, before its first start, of the clinic's folder.
 * @throws PlainError for the first invalid variable, or if the clinic's folder has no valid facts
 */
export async function loadConfig(): Promise<Config> {
  loadEnvironmentFile();
  const { CLINIC_DIR: clinicDir, DATABASE_URL: databaseUrl } = readVariables();
  checkClinicDir(clinicDir);
  const content = await findSavedContent({ clinicDir, databaseUrl });
  return readConfig(process.env, content?.collections ?? (await readFactsInFolder(clinicDir)));
}

async function findSavedContent(
  config: Pick<Config, 'clinicDir' | 'databaseUrl'>,
): Promise<Content | null> {
  const location = await contentLocation(config).catch(() => null);
  const content = location && (await readSavedContent(location));
  return content?.content ?? null;
}

/** Reads only facts and emergency words: commands need neither packages and services to book, nor articles. */
async function readFactsInFolder(folder: string): Promise<ServerContent> {
  const files = await readFolder(folder);
  const { facts, issues } = await readFacts(files);
  const { emergency } = await readEmergencyWords(files, () => readFolder(sampleFolder));
  if (!facts) {
    const [issue] = issues;
    const reason = issue ? issueLine(issue) : 'it has no facts';
    throw new PlainError(`CLINIC_DIR must name a clinic’s folder: ${reason}.`);
  }
  const clinic = [{ id: 'clinic', data: facts }];
  return { clinic, emergency: emergency.entries, packages: [], services: [], articles: [] };
}
