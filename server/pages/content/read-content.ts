import { resolve } from 'node:path';
import type { Mistake } from '../../../src/content/edits/mistake.ts';
import type { Read, Reading } from '../../../src/content/edits/read-edited.ts';
import { PlainError } from '../../log.ts';
import { HelperProcess } from '../../processes/helper-process.ts';

const program = resolve(import.meta.dirname, 'content-program.ts');
const reader = new HelperProcess<Reading, ReadingOutcome>(program);

/** What was read, or what is wrong with the folder. */
export type ReadingOutcome = Read | { fault: string; mistakes: Mistake[] };

/** The clinic's folder has mistakes; the message has a line for each: file, field, what is wrong. */
export class FolderError extends PlainError {
  override name = 'FolderError';
  readonly mistakes: Mistake[];

  constructor(message: string, mistakes: Mistake[] = []) {
    super(message);
    this.mistakes = mistakes;
  }

  /**
   * Whether reading the same again would find the same. Without mistakes it was the reading that failed, as
   * when its process was ended for want of memory.
   */
  get isLasting(): boolean {
    return this.mistakes.length > 0;
  }
}

/**
 * Reads and checks the clinic's folder with edits laid over, in a process of its own.
 * @throws FolderError if it has a mistake
 */
export async function readContent(reading: Reading): Promise<Read> {
  const outcome = await reader.ask(reading).catch(() => null);
  if (!outcome) throw new FolderError(`${reading.folder} could not be read.`);
  if ('content' in outcome) return outcome;
  throw new FolderError(outcome.fault, outcome.mistakes);
}
