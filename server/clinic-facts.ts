import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { type ServerFacts, serverFacts } from '../shared/clinic-facts.ts';

/**
 * Reads a clinic's facts from its folder.
 * @throws an error whose message names the file and the field
 */
export function readClinicFacts(folder: string): ServerFacts {
  const file = resolve(folder, 'clinic.yaml');
  const checked = serverFacts.safeParse(parse(readFileSync(file, 'utf8')));
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  throw new Error(`${file}: ${issue?.path.join('.')} ${issue?.message}`);
}
