import { mkdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cacheFolders } from '../../../src/content/snapshot/content-cache.ts';
import { sampleFolder } from '../content/sample-clinic.ts';
import { temporaryFolder } from '../temporary.ts';

const project = resolve(import.meta.dirname, '../../..');
const sampleCache = resolve(project, '.cache/sample-site');

/**
 * The cache folder for a server under test. The sample's folder is kept from run to run, so that its typefaces and
 * pictures are processed only once. Other clinics share the processed typefaces and pictures, whose names contain
 * the hash of their content.
 */
export function cacheFolderOf(clinic = sampleFolder): string {
  return resolve(project, clinic) === sampleFolder ? sampleCache : linkedFolder();
}

/**
 * A cache folder for a server at which staff publish: what they publish stays out of the folder that the sample's other
 * servers share, which would otherwise have to read the sample again.
 */
export function cacheFolderForPublishing(clinic?: string): string {
  const cacheFolder = linkedFolder();
  if (!clinic) symlinkSync(join(sampleCache, 'content'), join(cacheFolder, 'content'));
  return cacheFolder;
}

function linkedFolder(): string {
  const cacheFolder = temporaryFolder();
  for (const name of Object.values(cacheFolders)) {
    mkdirSync(join(sampleCache, name), { recursive: true });
    symlinkSync(join(sampleCache, name), join(cacheFolder, name));
  }
  return cacheFolder;
}
