import { existsSync } from 'node:fs';
import { checkFolder } from '../src/clinic/folder/check-folder.ts';
import { clinicFolderPath } from '../src/clinic/folder/clinic-file.ts';
import { issueLine } from '../src/clinic/folder/content-issue.ts';

/**
 * Checks the clinic's folder before Astro reads it: each issue and each warning is a line.
 * @returns whether the site can be built from the folder
 */
export async function checkContent(): Promise<boolean> {
  const folder = clinicFolderPath();
  if (!existsSync(folder)) {
    console.error(`CLINIC_DIR: there is no folder ${folder}`);
    return false;
  }
  const { content, issues, warnings } = await checkFolder(folder);
  for (const warning of warnings) console.warn(`Warning: ${issueLine(warning)}`);
  for (const issue of issues) console.error(issueLine(issue));
  return content !== null;
}
