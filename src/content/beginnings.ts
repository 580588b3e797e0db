import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { kindOf } from './folder/content-files.ts';

/**
 * The text with which a file begins at the desk: true of any clinic, as far as words can be.
 * @param path of the file in the clinic's folder
 * @returns undefined if it begins empty, as do files that state facts of one clinic
 */
export async function beginningOf(path: string): Promise<string | undefined> {
  if (!kindOf(path)) return undefined;
  return readFile(join(import.meta.dirname, 'beginnings', path), 'utf8').catch(() => undefined);
}
