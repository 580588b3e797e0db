import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { iconFiles } from './icons.ts';

it('docs/icons.md draws all icons as they are', async () => {
  for (const [path, text] of await iconFiles()) {
    expect(await readFile(path, 'utf8'), 'run: node scripts/icons.ts').toBe(text);
  }
});
