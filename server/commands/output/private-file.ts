import { rename, rm, writeFile } from 'node:fs/promises';
import { reasonOf } from '../../log.ts';
import { CommandError } from './text.ts';

/**
 * Writes a file that no other user of this machine may read, whoever could read the file that it replaces.
 * @param parts its text, written as it arrives
 * @throws CommandError if it cannot be written; the previous file then stays
 */
export async function writePrivately(file: string, parts: AsyncIterable<string>): Promise<void> {
  const part = `${file}.part`;
  try {
    // The mode applies to new files only.
    await rm(part, { force: true });
    await writeFile(part, parts, { mode: 0o600, flag: 'wx' });
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw new CommandError(`${file}: cannot be written (${reasonOf(error)})`);
  }
}
