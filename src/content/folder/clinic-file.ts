import { resolve } from 'node:path';
import type { z } from 'zod';
import { clinicFile } from '../../../shared/clinic-file.ts';
import { clinicSchema } from '../schema/clinic.ts';
import { readParsed } from '../yaml/file-text.ts';
import { parseYaml } from '../yaml/yaml.ts';
import { fillPlaceholders } from './placeholders.ts';
import { validate } from './validate.ts';

/** Absolute path of the clinic's folder: `CLINIC_DIR`, or `clinic`. */
export function clinicFolderPath(): string {
  return resolve(process.env['CLINIC_DIR'] || 'clinic');
}

/**
 * Reads the facts of a clinic: `clinic.yaml`.
 * @param image schema of its pictures
 * @returns the raw fields of the file, the facts (undefined if invalid), and the issues
 */
export async function readClinicFile<Image extends z.ZodType>(folder: string, image: Image) {
  const file = resolve(folder, clinicFile);
  const { content, fault } = await readParsed(file, parseYaml);
  if (fault) return { file, fields: undefined, data: undefined, issues: [{ file, ...fault }] };
  const { fields, faults, written } = content;
  const { data, issues } = await validate(clinicSchema(image), fields, { file, written });
  issues.push(...faults.map((each) => ({ file, ...each })), ...placeholdersIn(fields, file));
  return { file, fields, data: issues.length > 0 ? undefined : data, issues };
}

/** Placeholders are filled from these facts, so the facts themselves may not contain any. */
function placeholdersIn(fields: unknown, file: string) {
  const found = new Set<string>();
  const onUnknown = (field: string[]) => void found.add(field.join('.'));
  fillPlaceholders(fields, {}, onUnknown);
  const message = 'write the fact itself; names in braces stand for it in the other files';
  return [...found].map((field) => ({ file, field, message }));
}
