import { resolve } from 'node:path';
import type { z } from 'zod';
import { clinicSchema } from '../clinic.ts';
import { validate } from './validate.ts';
import { parseYaml, readParsed } from './yaml.ts';

/** Absolute path of the clinic's folder: `CLINIC_DIR`, or `clinic`. */
export function clinicFolderPath(): string {
  return resolve(process.env['CLINIC_DIR'] || 'clinic');
}

/**
 * Reads the facts of a clinic: `clinic.yaml`.
 * @param image schema of its pictures
 * @returns the fields of the file as they are, the facts (undefined where invalid), and the issues
 */
export async function readClinicFile<Image extends z.ZodType>(folder: string, image: Image) {
  const file = resolve(folder, 'clinic.yaml');
  const { content: fields, fault } = await readParsed(file, parseYaml);
  if (fault) return { file, fields, data: undefined, issues: [{ file, ...fault }] };
  const checked = await validate(clinicSchema(image), fields, { file });
  return { file, fields, ...checked };
}
