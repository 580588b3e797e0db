import { mkdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { keptFolders } from '../../../src/content/snapshot/kept-files.ts';
import { sampleFolder } from '../content/sample-clinic.ts';
import { temporaryFolder } from '../temporary.ts';

const project = resolve(import.meta.dirname, '../../..');
const ofSample = resolve(project, '.cache/sample-site');

/**
 * The folder of kept files for a server under test. Those of the sample stay from run to run, so that it is
 * read and drawn once. Others share what is made of the same typefaces and pictures, whose names tell their
 * bytes.
 */
export function keptFilesOf(clinic = sampleFolder): string {
  if (resolve(project, clinic) === sampleFolder) return ofSample;
  const kept = temporaryFolder();
  for (const name of Object.values(keptFolders)) {
    mkdirSync(join(ofSample, name), { recursive: true });
    symlinkSync(join(ofSample, name), join(kept, name));
  }
  return kept;
}
