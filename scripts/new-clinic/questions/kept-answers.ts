import { writeFileSync } from 'node:fs';
import { stringify } from 'yaml';
import { PlainError } from '../../../server/log.ts';
import type { Answers } from './answers.ts';
import { askAnswers, type TypedAnswers } from './ask.ts';
import { Cancelled } from './questions.ts';

/**
 * Asks for the answers that are missing. If the user cancels, the answers so far are saved in a file beside
 * the new folder.
 * @param folder the path of the new folder, as it was typed
 * @param known the answers that are known already
 * @throws PlainError if the user cancels; its message says how to go on
 */
export async function askAndKeep(folder: string, known: TypedAnswers = {}): Promise<Answers> {
  const answers = { ...known };
  try {
    return await askAnswers(answers);
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error;
    if (Object.keys(answers).length === 0) throw new PlainError('Nothing was written.');
    const file = `${folder.replace(/\/+$/, '')}-answers.yaml`;
    writeFileSync(file, stringify(answers));
    throw new PlainError(`Your answers so far are in ${file}. To go on from there:

  npm run clinic -- new ${quoted(folder)} --answers ${quoted(file)}`);
  }
}

/** A path, in quotes if a shell needs them. */
export function quoted(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : `"${path}"`;
}
