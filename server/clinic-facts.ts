import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { clinicFacts, languageList } from '../shared/clinic-facts.ts';

const serverFacts = clinicFacts.extend({ languages: languageList });

export type ClinicFacts = z.infer<typeof serverFacts>;

/**
 * Reads the facts of the clinic whose folder is given.
 * @throws an error whose message names the file and the field
 */
export function readClinicFacts(folder: string): ClinicFacts {
  const file = resolve(folder, 'clinic.yaml');
  const written = parse(readFileSync(file, 'utf8'));
  const checked = serverFacts.safeParse({ languages: [written?.language], ...written });
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  throw new Error(`${file}: ${issue?.path.join('.')} ${issue?.message}`);
}
