import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { clinicFolderPath, readClinicFile } from './clinic-file.ts';
import { ContentError } from './content-issue.ts';

/** Absolute path of the clinic's folder. */
const clinicFolder = clinicFolderPath();

/** The facts of `clinic.yaml` for code that cannot use Astro's collections; pictures are paths. */
export const clinicFacts = await readFacts();

/** Absolute path of the clinic's icon, if it has one. */
export const iconFile = clinicFacts.marks.icon && resolve(clinicFolder, clinicFacts.marks.icon);

/** Whether the clinic has a blog, for articles and posts. */
export const hasBlog = existsSync(
  resolve(clinicFolder, clinicFacts.languages[0] ?? '', 'pages/blog.yaml'),
);

async function readFacts() {
  const { data, issues } = await readClinicFile(clinicFolder, z.string());
  if (!data) throw new ContentError(issues);
  return data;
}
