import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { hashList, knownHashes } from '../src/clinic/folder/sample-hashes.ts';
import { referenceFiles } from './reference/files.ts';
import { root } from './reference/root.ts';
import { sampleHashes } from './reference/sample-hashes.ts';

// node scripts/write-reference.ts: writes the files that are made from the schemas of the clinic's
// folder, from the sample and from the icons. A test says when they are not current.
for (const [path, text] of await referenceFiles()) {
  const file = resolve(root, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
// What the sample said earlier may stand in a folder that was copied from it then.
const earlier = existsSync(hashList) ? await knownHashes() : [];
const hashes = new Set([...earlier, ...(await sampleHashes())]);
await writeFile(hashList, `${[...hashes].sort().join('\n')}\n`);
