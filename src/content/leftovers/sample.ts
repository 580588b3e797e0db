import { resolve } from 'node:path';
import { clinicFile } from '../../../shared/fact-files.ts';
import type { ContentFiles } from '../files.ts';
import { parseYaml, readParsed } from '../yaml/yaml.ts';

/** The project's own `clinic/`, which is the sample as long as nobody edits it. */
export const sampleFolder = resolve(import.meta.dirname, '../../../clinic');

/** Whether a folder is that of the invented sample clinic. */
export function isSample(files: ContentFiles): boolean {
  const { content } = readParsed(files, clinicFile, parseYaml);
  return Object(content?.fields).sample === true;
}
