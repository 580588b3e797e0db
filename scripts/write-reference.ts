import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { hashList, knownHashes } from '../src/clinic/folder/sample-hashes.ts';
import { referenceFiles } from './reference/files.ts';
import { root } from './reference/root.ts';
import { sampleHashes } from './reference/sample-hashes.ts';

// node scripts/write-reference.ts: writes the files generated from the schemas of the clinic's folder,
// from the sample and from the icons. A test fails when they are out of date.
for (const [path, text] of await referenceFiles()) {
  const file = resolve(root, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
// Hashes of earlier samples are kept, because folders may have been copied from those.
const earlier = existsSync(hashList) ? await knownHashes() : [];
const hashes = new Set([...earlier, ...(await sampleHashes())]);
await writeFile(hashList, `${[...hashes].sort().join('\n')}\n`);
