import { readFile, realpath, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';

/** Whether a picture's address is the name of a file next to the text. */
export function isBeside(src: string): boolean {
  return src !== '' && !/^([a-z][a-z0-9+.-]*:|[/\\#?])/i.test(src);
}

/**
 * Reads a file in the folder of another one, or in a folder within it.
 * @param file path of the other one
 * @param src as it is written in the text; spaces and the like may be encoded
 * @returns null if there is none, if it is outside that folder, or if it is a link or a pipe
 */
export async function readBeside(file: string, src: string): Promise<Uint8Array | null> {
  try {
    const folder = await realpath(dirname(resolve(file)));
    const path = join(folder, decodeURIComponent(src));
    const isElsewhere = relative(folder, path).startsWith('..');
    if (isElsewhere || (await realpath(path)) !== path) return null;
    return (await stat(path)).isFile() ? await readFile(path) : null;
  } catch {
    return null;
  }
}
