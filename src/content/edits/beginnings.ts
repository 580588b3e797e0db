import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { languageOf } from './file-fields.ts';

const folder = join(import.meta.dirname, 'beginnings');

/**
 * The words with which a file begins at the desk: true of any clinic, as far as words can be.
 * @param file its path in the clinic's folder
 * @returns undefined if it begins empty, as do files that state facts of one clinic
 */
export async function beginningOf(file: string): Promise<Record<string, unknown> | undefined> {
  const language = languageOf(file);
  if (language === null) return undefined;
  const text = await readFile(join(folder, `${language}.yaml`), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const beginnings: Record<string, Record<string, unknown>> = parse(text);
  return beginnings[file.slice(language.length + 1)];
}
