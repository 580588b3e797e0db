import type { ServerContent } from '../../server/clinic.ts';
import { type Config, checkClinicDir, readConfig, readVariables } from '../../server/config.ts';
import { contentLocation } from '../../server/data-folder.ts';
import { readSavedContent } from '../../server/pages/live-content.ts';
import { checkContent } from '../../src/content/check/check-content.ts';
import { folderState, readFolder } from '../../src/content/files.ts';
import { ContentError } from '../../src/content/folder/content-issue.ts';
import { sampleFolder } from './content/sample-clinic.ts';
import { cacheFolderOf } from './site/cache-folder.ts';

let sample: Promise<ServerContent> | undefined;

/** The configuration of a server under test, with the content of its clinic's folder. */
export async function configFor(environment: Record<string, string> = {}): Promise<Config> {
  const { CLINIC_DIR: folder } = readVariables(environment);
  checkClinicDir(folder);
  const content = folder === sampleFolder ? sampleContent() : contentOf(folder);
  return readConfig(environment, await content);
}

/** The content of the sample, which no test changes: it is read once for all servers of a process. */
export function sampleContent(): Promise<ServerContent> {
  sample ??= readSavedSample().then((saved) => saved ?? contentOf(sampleFolder));
  return sample;
}

/** The sample's content as an earlier server saved it, so that a test process need not read the folder; null if outdated. */
async function readSavedSample(): Promise<ServerContent | null> {
  const config = { clinicDir: sampleFolder, databaseUrl: '' };
  const cacheFolder = cacheFolderOf();
  const location = await contentLocation(config, { cacheFolder }).catch(() => null);
  const saved = location && (await readSavedContent(location));
  return saved?.state === (await folderState(sampleFolder)) ? saved.content.collections : null;
}

async function contentOf(folder: string): Promise<ServerContent> {
  const { content, issues } = await checkContent(await readFolder(folder));
  if (!content) throw new ContentError(issues);
  const { clinic, emergency, packages, services, articles } = content;
  return {
    clinic: clinic.entries,
    emergency: emergency.entries,
    packages: packages.entries,
    services: services.entries,
    articles: articles.entries,
  };
}
