import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import type { Content } from '../../../src/content/edition/content.ts';
import { PlainError } from '../../log.ts';

const program = resolve(import.meta.dirname, 'content-program.ts');

/** The message that starts the program: the clinic's folder, and that of kept files. */
export interface ReadingTask {
  folder: string;
  kept: string;
}

/** The content, or what is wrong with the folder. */
export type ReadingOutcome = { content: Content } | { fault: string };

/** The clinic's folder has mistakes; the message has a line for each: file, field, what is wrong. */
export class FolderError extends PlainError {
  override name = 'FolderError';
}

/**
 * Reads and checks the clinic's folder in a process of its own.
 * @throws FolderError if it has a mistake
 */
export async function readContent(task: ReadingTask): Promise<Content> {
  const child = fork(program, { serialization: 'advanced', execArgv: [] });
  try {
    const ended = once(child, 'exit').then(() => ({ fault: `${task.folder} could not be read.` }));
    const read = once(child, 'message').then(([outcome]) => outcome as ReadingOutcome);
    child.send(task);
    const outcome = await Promise.race([read, ended]);
    if ('content' in outcome) return outcome.content;
    throw new FolderError(outcome.fault);
  } finally {
    if (child.connected) child.disconnect();
  }
}
