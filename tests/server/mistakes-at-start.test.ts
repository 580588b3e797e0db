import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'vitest';
import { expectServerErrors } from '../support/site/server-errors.ts';
import { folderAtStart } from './folder-at-start.ts';

expectServerErrors(/has mistakes/);

const town = 'en/towns/mandya.yaml';
const mistake = `${town}: region: use a code such as IN-MP`;

// A folder without facts or without any file, a second start, and none before: tests/stress/server.
describe('a start with mistakes in the clinic’s folder', () => {
  const used = folderAtStart();

  async function makeMistake(): Promise<void> {
    const path = join(used.clinic, town);
    const text = await readFile(path, 'utf8');
    await writeFile(path, text.replace('region: IN-KA', 'region: Karnataka'));
  }

  it('serves the last content without mistakes, and says so in the log', async () => {
    await makeMistake();
    await used.expectLastContent(mistake);
  });
});
