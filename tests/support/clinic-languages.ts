import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { sampleFolder } from './sample-clinic.ts';
import { temporaryFolder } from './temporary.ts';

/** A folder with the facts of the sample clinic, and no words, in these languages: for a server alone. */
export function clinicWithLanguages(...languages: string[]): string {
  const folder = temporaryFolder();
  const facts: object = parse(readFileSync(join(sampleFolder, 'clinic.yaml'), 'utf8'));
  writeFileSync(join(folder, 'clinic.yaml'), stringify({ ...facts, languages }));
  return folder;
}
