import { cp, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { checkContent } from '../../../src/content/check/check-content.ts';
import { issueLine } from '../../../src/content/folder/content-issue.ts';
import { readFolder } from '../../../src/content/folder/read-folder.ts';
import {
  inClaims,
  inFiles,
  inLists,
  type MistakeAlone,
} from '../../support/content/mistakes-alone.ts';
import { inTyping } from '../../support/content/mistakes-in-typing.ts';
import { oversights } from '../../support/content/oversights.ts';
import { stressIf } from '../../support/stress-if.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const fixture = join(import.meta.dirname, '../../fixtures/other-clinic');

/** What the check prints about the other clinic after a change: mistakes, or warnings. */
async function linesAfter(
  mistake: (typeof oversights)[number],
  kind: 'issues' | 'warnings' = 'issues',
): Promise<string[]> {
  const folder = join(temporaryFolder(), 'clinic');
  await cp(fixture, folder, { recursive: true });
  await make(mistake, (file) => join(folder, file));
  if (mistake.photograph) {
    const [file, { width, height }] = mistake.photograph;
    const create = { width, height, channels: 3, background: '#888' } as const;
    await sharp({ create }).toFile(join(folder, file));
  }
  const report = await checkContent(await readFolder(folder));
  return report[kind].map((issue) => issueLine(issue));
}

async function make(
  { change, write, rename: renamed, cut }: MistakeAlone,
  path: (file: string) => string,
): Promise<void> {
  if (change) {
    const [file, from, to] = change;
    const before = await readFile(path(file), 'utf8');
    expect(before).toContain(from);
    await writeFile(path(file), before.replace(from, to));
  }
  if (write) {
    await mkdir(dirname(path(write[0])), { recursive: true });
    await writeFile(path(write[0]), write[1]);
  }
  if (renamed) await rename(path(renamed[0]), path(renamed[1]));
  if (cut) {
    const whole = await readFile(path(cut));
    await writeFile(path(cut), whole.subarray(0, whole.length / 2));
  }
}

describe.each([
  ['as it would be typed in a letter', inTyping],
  ['in a list', inLists],
  ['in the files of the folder', inFiles],
  ['in the claims of the clinic', inClaims],
])('a mistake %s', (_where, mistakes) => {
  for (const [index, mistake] of mistakes.entries()) {
    it(`is reported in one line: ${mistake.what}`, stressIf(index > 0), async () => {
      expect(await linesAfter(mistake)).toEqual([mistake.line]);
    });
  }
});

describe('a probable oversight', () => {
  for (const [index, oversight] of oversights.entries()) {
    const title = `causes one warning, and the site is built: ${oversight.what}`;
    it(title, stressIf(index > 0), async () => {
      expect(await linesAfter(oversight, 'warnings')).toEqual([oversight.line]);
    });
  }
});

describe('a file with a byte order mark and the line ends of Windows', { tags: ['stress'] }, () => {
  it.each(['clinic.yaml', 'en/services.yaml', 'en/articles/salt-and-your-heart.md'])(
    'is not a mistake: %s',
    async (file) => {
      const text = await readFile(join(fixture, file), 'utf8');
      const asInWindows = `\uFEFF${text.replaceAll('\n', '\r\n')}`;
      expect(await linesAfter({ what: file, write: [file, asInWindows], line: '' })).toEqual([]);
    },
  );
});
