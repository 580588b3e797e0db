import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { PlainError } from '../../../server/log.ts';
import { clinicFile } from '../../../shared/clinic-file.ts';

const folder = resolve(import.meta.dirname, '../../../clinic');

/** A service as in `services.yaml`. */
export interface Service {
  id: string;
  group: string;
  title: string;
  emergency?: boolean;
}

/** The text of a file of the sample clinic. */
export function sampleText(path: string): string {
  return readFileSync(resolve(folder, path), 'utf8');
}

/** The services of the sample clinic, from which a new clinic chooses. */
export function sampleServices(language = 'en'): Service[] {
  return parse(sampleText(`${language}/services.yaml`));
}

/**
 * Refuses to copy the texts of a real clinic.
 * @throws PlainError if `clinic/` is no longer the sample
 */
export function expectSample(): void {
  if (parse(sampleText(clinicFile)).sample === true) return;
  throw new PlainError(
    'A new clinic begins with the words of the sample, and clinic/ is not the sample any more. Run this in a fresh copy of the project.',
  );
}
