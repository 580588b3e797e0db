import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { glob } from 'tinyglobby';
import { fileHash, statementsIn } from '../../src/clinic/folder/sample-hashes.ts';
import { root } from './root.ts';

/** The hashes of the sample's files and statements as they are now. */
export async function sampleHashes(): Promise<Set<string>> {
  const folder = resolve(root, 'clinic');
  const hashes = new Set<string>();
  for (const path of await glob('**/*.{yaml,md,svg}', { cwd: folder })) {
    const text = await readFile(resolve(folder, path), 'utf8');
    hashes.add(fileHash(text));
    for (const { hash } of statementsIn(path, text)) hashes.add(hash);
  }
  return hashes;
}
