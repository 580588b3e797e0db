import {
  accessSync,
  constants,
  existsSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { stringify } from 'yaml';
import { PlainError } from '../../server/log.ts';
import { clinicFile } from '../../shared/fact-files.ts';
import { checkContent } from '../../src/content/check/check-content.ts';
import { readFolder } from '../../src/content/files.ts';
import { issueLine } from '../../src/content/folder/content-issue.ts';
import { leftovers } from '../../src/content/leftovers/leftovers.ts';
import { isSample, sampleFolder } from '../../src/content/leftovers/sample.ts';
import { printLeftovers } from '../check-folder.ts';
import { writeEditorSchemas } from '../editor-schemas.ts';
import { type Answers, readAnswers } from './answers.ts';
import { askAnswers, Cancelled } from './ask.ts';
import { copySample } from './copy-sample.ts';

/**
 * Writes a new clinic's folder: the sample's with the facts of another clinic, asked for at the terminal or read
 * from a file. Prints what is still the sample's in it.
 * @param named the path of the folder
 * @param answersFile a file to read the answers from instead
 * @throws PlainError if nothing could be written
 */
export async function newClinic(named: string, answersFile?: string): Promise<void> {
  const folder = resolve(named);
  if (!isSample(await readFolder(sampleFolder))) {
    throw new PlainError(
      'A new clinic begins as a copy of the sample, and clinic/ is not the sample any more. Run this in a fresh copy of the project.',
    );
  }
  expectWritable(folder);
  const answers = await answersFor(named, answersFile);
  await writeFolder(folder, answers);
  printLeftovers(folder, await leftovers(await readFolder(folder)));
  const word = quoted(named);
  console.log(`${named} is written. What is listed above is still the sample’s: change it in the files or at the desk.

  npm run clinic -- check ${word}
  CLINIC_DIR=${word} npm run dev`);
}

/** Reads the answers from a file or asks for them; asks for those that the file lacks. */
async function answersFor(named: string, file?: string): Promise<Answers> {
  const isAtTerminal = process.stdin.isTTY && process.stdout.isTTY;
  if (file !== undefined) {
    const { answers, typed, issues } = await readAnswers(file);
    if (answers) return answers;
    if (isAtTerminal && issues.every(({ isMissing }) => isMissing)) return askAndKeep(named, typed);
    throw new PlainError(issues.map((issue) => issueLine(issue)).join('\n'));
  }
  if (isAtTerminal) return askAndKeep(named);
  throw new PlainError(
    'There is no terminal to ask at. Write the answers into a file: --answers FILE (docs/content.md has one).',
  );
}

/** Asks for the answers that are missing; if the user cancels, those so far are kept in a file beside the folder. */
async function askAndKeep(folder: string, typed: object = {}): Promise<Answers> {
  try {
    return await askAnswers(typed);
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error;
    if (Object.keys(typed).length === 0) throw new PlainError('Nothing was written.');
    const file = `${folder.replace(/\/+$/, '')}-answers.yaml`;
    writeFileSync(file, stringify(typed));
    throw new PlainError(`Your answers so far are in ${file}. To go on from there:

  npm run clinic -- new ${quoted(folder)} --answers ${quoted(file)}`);
  }
}

/** A path, in quotes if a shell needs them. */
function quoted(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : `"${path}"`;
}

/**
 * Makes sure that a folder may and can be written.
 * @throws PlainError with the reason
 */
function expectWritable(folder: string): void {
  const parent = dirname(folder);
  if (existsSync(folder)) {
    if (!isFolder(folder)) throw new PlainError(`${folder} is a file; name a new folder.`);
    if (readdirSync(folder).length > 0) {
      throw new PlainError(
        `${folder} exists and is not empty; name a new folder. Nothing was written.`,
      );
    }
  }
  if (!isFolder(parent)) throw new PlainError(`There is no folder ${parent}; make it first.`);
  const outer = clinicAround(parent);
  if (outer) throw new PlainError(`${folder} is within a clinic’s folder, ${outer}; name another.`);
  try {
    accessSync(parent, constants.W_OK);
  } catch (error) {
    throw writeError(folder, error);
  }
}

function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory();
}

/** The clinic's folder that contains a folder, or is the folder itself. */
function clinicAround(folder: string): string | null {
  if (existsSync(join(folder, clinicFile))) return folder;
  const parent = dirname(folder);
  return parent === folder ? null : clinicAround(parent);
}

/**
 * Writes the folder under a temporary name beside its place, and renames it once it is complete and checked.
 * @throws PlainError if it cannot be written
 */
async function writeFolder(folder: string, answers: Answers): Promise<void> {
  const made = join(dirname(folder), `.${basename(folder)}-${process.pid}`);
  const remove = () => {
    rmSync(made, { recursive: true, force: true });
    process.exit(130);
  };
  process.once('SIGINT', remove);
  try {
    await mkdir(made);
    await copySample(answers, made);
    const { issues } = await checkContent(await readFolder(made));
    if (issues.length > 0)
      throw new PlainError(issues.map((issue) => issueLine(issue, folder)).join('\n'));
    await writeEditorSchemas(made);
    await rename(made, folder);
  } catch (error) {
    throw writeError(folder, error);
  } finally {
    process.off('SIGINT', remove);
    await rm(made, { recursive: true, force: true });
  }
}

/** A file system error in plain words; any other error unchanged. */
function writeError(folder: string, error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  return new PlainError(`${folder} cannot be written (${error.code}). Nothing was written.`);
}
