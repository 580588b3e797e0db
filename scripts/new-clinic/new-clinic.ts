import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { PlainError } from '../../server/log.ts';
import { checkContent } from '../../src/content/check/check-content.ts';
import { isSample, leftovers, sampleFolder } from '../../src/content/check/leftovers.ts';
import { readFolder } from '../../src/content/files.ts';
import { issueLine } from '../../src/content/folder/content-issue.ts';
import { printLeftovers } from '../check-folder.ts';
import { askAnswers, readAnswers } from './answers.ts';
import { copySample } from './copy-sample.ts';

/**
 * Writes a new clinic's folder: the sample's with the facts of another clinic, asked for at the terminal or read
 * from a file. Prints which of its texts are still the sample's.
 * @param path the path of the folder
 * @param answersFile a file to read the answers from instead
 * @throws PlainError if nothing could be written
 */
export async function createClinic(path: string, answersFile?: string): Promise<void> {
  const folder = resolve(path);
  if (!isSample(await readFolder(sampleFolder))) {
    throw new PlainError(
      'A new clinic begins as a copy of the sample, but clinic/ is no longer the sample. Run this in a fresh copy of the project.',
    );
  }
  if (existsSync(folder) && !(statSync(folder).isDirectory() && readdirSync(folder).length === 0)) {
    throw new PlainError(`${folder} exists already; name a new folder. Nothing was written.`);
  }
  if (answersFile === undefined && !(process.stdin.isTTY && process.stdout.isTTY)) {
    throw new PlainError(
      'Questions can be asked only at a terminal. Write the answers into a file: --answers FILE (docs/content.md has one).',
    );
  }
  const answers = await (answersFile === undefined ? askAnswers() : readAnswers(answersFile));
  try {
    if (!existsSync(folder)) await mkdir(folder);
    await copySample(answers, folder);
    const { issues } = await checkContent(await readFolder(folder));
    const lines = issues.map((issue) => issueLine(issue, folder));
    if (lines.length > 0) throw new PlainError(lines.join('\n'));
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new PlainError(`${folder} cannot be written (${error.code}).`);
  }
  printLeftovers(folder, await leftovers(await readFolder(folder)));
  const shellPath = /^[\w./-]+$/.test(path) ? path : `"${path}"`;
  console.log(`${path} is written. What is listed above is still the sample’s: change it in the files or at the desk.

  npm run clinic -- check ${shellPath}
  CLINIC_DIR=${shellPath} npm run dev`);
}
