import { resolve } from 'node:path';
import { PlainError } from '../../server/log.ts';
import { checkFolder } from '../../src/clinic/folder/check-folder.ts';
import { issueLine } from '../../src/clinic/folder/content-issue.ts';
import { writeEditorSchemas } from '../../src/clinic/folder/editor-schemas.ts';
import { readAnswers } from './answers.ts';
import { askAnswers } from './ask.ts';
import { filesFor } from './files.ts';
import { expectSample } from './sample.ts';
import { expectWritable, writeFolder } from './write-folder.ts';

/**
 * Writes a new clinic's folder from answers, which are asked for or read from a file.
 * @param named the path of the folder
 * @param answersFile read instead of asking questions
 * @throws PlainError where nothing could be written
 */
export async function newClinic(named: string, answersFile?: string): Promise<void> {
  const folder = resolve(named);
  expectSample();
  expectWritable(folder);
  const answers = await (answersFile === undefined ? ask() : readAnswers(answersFile));
  await writeFolder(folder, filesFor(answers), expectRight);
  const word = /^[\w./-]+$/.test(named) ? named : `"${named}"`;
  console.log(`${named} is written. Read through its texts: CHECKLIST.md in it says which.

  npm run clinic -- check ${word}
  CLINIC_DIR=${word} npm run dev`);
}

function ask() {
  if (process.stdin.isTTY && process.stdout.isTTY) return askAnswers();
  throw new PlainError(
    'There is no terminal to ask at. Write the answers into a file: --answers FILE (docs/content.md has one).',
  );
}

async function expectRight(folder: string): Promise<void> {
  const { issues } = await checkFolder(folder);
  if (issues.length > 0) throw new PlainError(issues.map(issueLine).join('\n'));
  await writeEditorSchemas(folder);
}
