import { rename, rm, writeFile } from 'node:fs/promises';
import { reasonOf } from '../../log.ts';
import { CommandError } from './text.ts';

/**
 * Writes a file that no other user of this machine may read, whoever may read the one that it replaces.
 * @param parts its text, written as it comes
 * @throws CommandError where it cannot be written; then the one that was there stays
 */
export async function writePrivately(file: string, parts: AsyncIterable<string>): Promise<void> {
  const part = `${file}.part`;
  try {
    // Only a new file gets the mode.
    await rm(part, { force: true });
    await writeFile(part, parts, { mode: 0o600, flag: 'wx' });
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw new CommandError(`${file}: cannot be written (${reasonOf(error)})`);
  }
}
