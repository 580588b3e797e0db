import { existsSync } from 'node:fs';
import { checkContent } from '../src/content/check/check-content.ts';
import { type Leftover, leftovers } from '../src/content/check/leftovers.ts';
import { readFolder } from '../src/content/files.ts';
import { issueLine } from '../src/content/folder/content-issue.ts';

/** The result of checking a clinic's folder. */
interface FolderCheck {
  /** Whether the site can be made from the folder. */
  isValid: boolean;
  /** Texts that are still the sample's, or are for heart clinics only. */
  leftovers: Leftover[];
}

/** Checks a clinic's folder, and prints each issue and each warning on its own line. */
export async function checkFolder(folder: string): Promise<FolderCheck> {
  if (!existsSync(folder)) {
    console.error(`CLINIC_DIR: there is no folder ${folder}`);
    return { isValid: false, leftovers: [] };
  }
  const files = await readFolder(folder);
  const { content, issues, warnings } = await checkContent(files);
  for (const warning of warnings) console.warn(`Warning: ${issueLine(warning, folder)}`);
  for (const issue of issues) console.error(issueLine(issue, folder));
  return { isValid: content !== null, leftovers: await leftovers(files) };
}

/** Prints what is left of the sample in a folder. It does not prevent a build. */
export function printLeftovers(folder: string, texts: Leftover[]): void {
  const linesFor = (reason: Leftover['reason']) =>
    texts.filter((item) => item.reason === reason).map((item) => lineOf(folder, item));
  print('Still as in the sample clinic, and perhaps not true of yours', linesFor('sample'));
  print(
    'Words and drawings of a heart clinic, although yours has another specialty',
    linesFor('cardiology'),
  );
}

function print(heading: string, lines: string[]): void {
  if (lines.length === 0) return;
  console.warn(`${heading} (${lines.length}):`);
  for (const line of lines) console.warn(`  ${line}`);
}

/** Maximum length of a quoted text, in characters. */
const maxQuote = 100;

function lineOf(folder: string, { file, field, text, reason, words }: Leftover): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const quote = line.length > maxQuote ? `${line.slice(0, maxQuote)}…` : line;
  const quotes = reason === 'cardiology' ? words : [quote];
  const message = quotes.map((word) => `"${word}"`).join(', ');
  return issueLine({ file, field, message }, folder);
}
