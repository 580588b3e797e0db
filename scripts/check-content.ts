import { existsSync } from 'node:fs';
import { checkFolder } from '../src/content/check/check-folder.ts';
import { unchangedTexts } from '../src/content/edits/generated.ts';
import { type ContentIssue, issueLine } from '../src/content/folder/content-issue.ts';
import { writeEditorSchemas } from '../src/content/folder/editor-schemas.ts';
import { type Leftovers, leftovers } from '../src/content/leftovers/leftovers.ts';

/** The result of checking a clinic's folder. */
interface Checked {
  /** Whether the site can be built from the folder. */
  isValid: boolean;
  /** What is left of the sample, or is true of heart clinics only. */
  leftovers: Leftovers;
  /** How many texts the command has written for any clinic that nobody has changed or ticked off. */
  unread: number;
}

/**
 * Checks a clinic's folder before Astro reads it, and prints each issue and each warning on its own line.
 * Also writes the JSON Schemas that code editors use.
 */
export async function checkContent(folder: string): Promise<Checked> {
  if (!existsSync(folder)) {
    console.error(`CLINIC_DIR: there is no folder ${folder}`);
    return { isValid: false, leftovers: { ofSample: [], ofHearts: [] }, unread: 0 };
  }
  const { content, issues, warnings } = await checkFolder(folder);
  for (const warning of warnings) console.warn(`Warning: ${issueLine(warning)}`);
  for (const issue of issues) console.error(issueLine(issue));
  await writeEditorSchemas(folder);
  const unread = (await unchangedTexts(folder, folder)).length;
  return { isValid: content !== null, leftovers: await leftovers(folder), unread };
}

/** Prints what is left of the sample; none of it prevents a build. */
export function printLeftovers({ ofSample, ofHearts }: Leftovers): void {
  print('Still as in the sample clinic, and perhaps not true of yours', ofSample);
  print('Words and drawings of a heart clinic, where yours has another specialty', ofHearts);
}

function print(heading: string, found: ContentIssue[]): void {
  if (found.length === 0) return;
  console.warn(`${heading} (${found.length}):`);
  for (const leftover of found) console.warn(`  ${issueLine(leftover)}`);
}
