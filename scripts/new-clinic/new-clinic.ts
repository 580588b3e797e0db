import { resolve } from 'node:path';
import { PlainError } from '../../server/log.ts';
import { checkFolder } from '../../src/content/check/check-folder.ts';
import { issueLine } from '../../src/content/folder/content-issue.ts';
import { writeEditorSchemas } from '../../src/content/folder/editor-schemas.ts';
import { filesFor } from './files/files.ts';
import { expectWritable, writeFolder } from './files/write-folder.ts';
import { type Answers, readAnswers } from './questions/answers.ts';
import { askAndKeep, quoted } from './questions/kept-answers.ts';
import { expectSample } from './sample/sample.ts';

/**
 * Writes a new clinic's folder from answers, asked for at the terminal or read from a file.
 * @param named the path of the folder
 * @param answersFile a file to read the answers from instead
 * @throws PlainError if nothing could be written
 */
export async function newClinic(named: string, answersFile?: string): Promise<void> {
  const folder = resolve(named);
  expectSample();
  expectWritable(folder);
  const answers = await answersFor(named, answersFile);
  await writeFolder(folder, filesFor(answers), expectValid);
  const word = quoted(named);
  console.log(`${named} is written. Read through its texts: CHECKLIST.md in it says which.

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
    throw new PlainError(issues.map(issueLine).join('\n'));
  }
  if (isAtTerminal) return askAndKeep(named);
  throw new PlainError(
    'There is no terminal to ask at. Write the answers into a file: --answers FILE (docs/content.md has one).',
  );
}

async function expectValid(folder: string): Promise<void> {
  const { issues } = await checkFolder(folder);
  if (issues.length > 0) throw new PlainError(issues.map(issueLine).join('\n'));
  await writeEditorSchemas(folder);
}
