import { resolve } from 'node:path';
import { sampleFolder } from '../content/sample-clinic.ts';
import { temporaryFolder } from '../temporary.ts';

const project = resolve(import.meta.dirname, '../../..');

/**
 * The folder of kept files for a server under test. Those of the sample stay from run to run, so that it is
 * read and drawn once.
 */
export function keptFilesOf(clinic = sampleFolder): string {
  return resolve(project, clinic) === sampleFolder
    ? resolve(project, '.cache/sample-site')
    : temporaryFolder();
}
