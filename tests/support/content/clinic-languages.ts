import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { temporaryFolder } from '../temporary.ts';
import { sampleFolder } from './sample-clinic.ts';

/** A folder with the sample clinic's facts, these languages and no copy: for a server without pages. */
export function clinicWithLanguages(...languages: string[]): string {
  const folder = temporaryFolder();
  for (const file of ['contact.yaml', 'hours.yaml', 'claims.yaml']) {
    cpSync(join(sampleFolder, file), join(folder, file));
  }
  const facts: object = parse(readFileSync(join(sampleFolder, 'clinic.yaml'), 'utf8'));
  writeFileSync(join(folder, 'clinic.yaml'), stringify({ ...facts, languages }));
  return folder;
}
