import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { glob } from 'tinyglobby';
import type { ContentIssue } from './content-issue.ts';
import { readParsed } from './file-text.ts';
import { fileHash, knownHashes, statementsIn } from './sample-hashes.ts';
import { parseYaml } from './yaml.ts';

/**
 * Finds what is left of the sample in a clinic's folder: whole files, and in other files statements
 * that are true of one clinic only. The sample itself has no leftovers.
 */
export async function leftovers(folder: string): Promise<ContentIssue[]> {
  if (await isSample(folder)) return [];
  const known = await knownHashes();
  const files = await glob(['**/*.{yaml,md,svg}'], { cwd: folder });
  const found = await Promise.all(files.sort().map((file) => leftoversOf(folder, file, known)));
  return found.flat();
}

async function isSample(folder: string): Promise<boolean> {
  const { content } = await readParsed(resolve(folder, 'clinic.yaml'), parseYaml);
  return Object(content?.fields).sample === true;
}

async function leftoversOf(
  folder: string,
  path: string,
  known: Set<string>,
): Promise<ContentIssue[]> {
  const file = resolve(folder, path);
  const text = await readFile(file, 'utf8');
  if (known.has(fileHash(text))) return [{ file, field: '', message: 'the whole file' }];
  return statementsIn(path, text)
    .filter(({ hash }) => known.has(hash))
    .map(({ field, statement }) => ({ file, field, message: statement }));
}
