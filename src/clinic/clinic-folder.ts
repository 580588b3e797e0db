import { resolve } from 'node:path';
import { z } from 'zod';
import { clinicFolderPath, readClinicFile } from './folder/clinic-file.ts';
import { ContentError } from './folder/content-issue.ts';

/** Absolute path of the folder that holds the clinic. */
export const clinicFolder = clinicFolderPath();

/** The facts of `clinic.yaml` for what is made before the pages or beside them; its pictures as paths. */
export const clinicFacts = await readFacts();

/** Absolute path of the clinic's mark. */
export const markFile = resolve(clinicFolder, clinicFacts.marks.icon);

async function readFacts() {
  const { data, issues } = await readClinicFile(clinicFolder, z.string());
  if (!data) throw new ContentError(issues);
  return data;
}
