import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { referenceFiles } from './reference/files.ts';
import { root } from './reference/root.ts';

// node scripts/write-reference.ts: writes the files generated from the schemas of the clinic's folder
// and from the icons. A test fails when they are out of date.
for (const [path, text] of await referenceFiles()) {
  const file = resolve(root, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
