import { resolve } from 'node:path';
import { clinicFile } from '../../../shared/clinic-file.ts';
import { readParsed } from '../yaml/file-text.ts';
import { parseYaml } from '../yaml/yaml.ts';

/** The project's own `clinic/`, which is the sample as long as nobody edits it. */
export const sampleFolder = resolve(import.meta.dirname, '../../../clinic');

/** Whether a folder is that of the invented sample clinic. */
export async function isSample(folder: string): Promise<boolean> {
  const { content } = await readParsed(resolve(folder, clinicFile), parseYaml);
  return Object(content?.fields).sample === true;
}
