import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { glob } from 'tinyglobby';
import { fileHash, statementsIn } from '../../src/clinic/folder/sample-hashes.ts';
import { root } from './root.ts';

/**
 * The hashes of the sample's current statements, and of its files that are specific to one clinic. Any
 * clinic may keep the other files, such as the drawing of a telephone.
 */
export async function sampleHashes(): Promise<Set<string>> {
  const folder = resolve(root, 'clinic');
  const hashes = new Set<string>();
  for (const path of await glob('**/*.{yaml,md,svg}', { cwd: folder })) {
    const text = await readFile(resolve(folder, path), 'utf8');
    const statements = statementsIn(path, text);
    for (const { hash } of statements) hashes.add(hash);
    if (statements.length > 0 || isOfOneClinic(path)) hashes.add(fileHash(text));
  }
  return hashes;
}

/** Files that are specific without a statement: articles are signed, and the portrait shows the doctor. */
function isOfOneClinic(path: string): boolean {
  return /\/articles\/[^/]+\.md$/.test(path) || path === 'images/portrait.svg';
}
