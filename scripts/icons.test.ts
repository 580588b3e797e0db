import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { iconFiles } from './icons.ts';

it('docs/icons.md and its drawing are up to date', async () => {
  for (const [path, text] of await iconFiles()) {
    expect(await readFile(path, 'utf8'), 'run: node scripts/icons.ts').toBe(text);
  }
});
