import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkContent } from '../../../src/content/check/check-content.ts';
import { readFolder } from '../../../src/content/files.ts';
import { issueLine } from '../../../src/content/folder/content-issue.ts';
import { runInProcess } from '../../support/command-in-process.ts';
import { stressIf } from '../../support/stress-if.ts';
import { temporaryFolder } from '../../support/temporary.ts';
import {
  type Change,
  crossFileMistakes,
  fieldMistakes,
  type Mistake,
  oversights,
  singleMistakes,
} from './mistakes.ts';

const fixture = join(import.meta.dirname, '../../fixtures/other-clinic');

/** A copy of the other clinic with something wrong. */
async function copyOtherClinic(...mistakes: Mistake[]): Promise<string> {
  const folder = join(temporaryFolder(), 'clinic');
  await cp(fixture, folder, { recursive: true });
  for (const mistake of mistakes) await applyMistake(mistake, (file) => join(folder, file));
  return folder;
}

/** The result of checking a folder: each line without the folder's path. */
async function check(folder: string) {
  const { code, output, errors } = await runInProcess('scripts/clinic.ts', ['check', folder], {});
  const lines = (output + errors).split('\n').filter(Boolean);
  return { code, lines: lines.map((line) => line.replace(/\S*\/clinic\//, '')) };
}

/** The output of the other clinic's check, mistakes or warnings, if one thing is wrong. */
async function linesAbout(
  mistake: Mistake,
  kind: 'issues' | 'warnings' = 'issues',
): Promise<string[]> {
  const report = await checkContent(await readFolder(await copyOtherClinic(mistake)));
  return report[kind].map((issue) => issueLine(issue));
}

async function applyMistake(
  { change, write, rename: names, cut, photograph }: Mistake,
  path: (file: string) => string,
): Promise<void> {
  if (change) {
    const [file, from, to] = change;
    const textBefore = await readFile(path(file), 'utf8');
    expect(textBefore).toContain(from);
    await writeFile(path(file), textBefore.replace(from, to));
  }
  if (write) {
    await mkdir(dirname(path(write[0])), { recursive: true });
    await writeFile(path(write[0]), write[1]);
  }
  if (names) await rename(path(names[0]), path(names[1]));
  if (photograph) {
    const [file, { width, height }] = photograph;
    const create = { width, height, channels: 3, background: '#888' } as const;
    await sharp({ create }).toFile(path(file));
  }
  if (cut) {
    const wholeText = await readFile(path(cut));
    await writeFile(path(cut), wholeText.subarray(0, wholeText.length / 2));
  }
}

describe.each([
  ['in a field', fieldMistakes],
  ['between files', crossFileMistakes],
])('a mistake %s is reported', (_scope, mistakes) => {
  let result: Awaited<ReturnType<typeof check>>;
  beforeAll(async () => {
    result = await check(await copyOtherClinic(...mistakes));
  });

  it.each(mistakes)('with one line: $line', ({ line }) => {
    expect(result.lines).toContain(line);
  });

  it('with no other line, and an exit code for failure', () => {
    const lines = mistakes.map(({ line }) => line).sort();
    expect(result.lines).toEqual(lines);
    expect(result.code).toBe(1);
  });
});

describe('a fact that is needed before anything else', () => {
  it.each<[Change, string]>([
    [
      ['contact.yaml', '  email: hello@chamundi.example\n', ''],
      'contact.yaml: contact.email: is missing',
    ],
    [
      ['clinic.yaml', 'languages: [en]', 'languages: [mr, en]'],
      'clinic.yaml: languages: there is no folder mr',
    ],
    [
      ['contact.yaml', '"+918215550147"', '"0821 5550147"'],
      'contact.yaml: contact.phone: use the international form: "+919876543210"',
    ],
  ])('is reported alone: %j', async (change, line) => {
    expect(await check(await copyOtherClinic({ change, line }))).toEqual({
      code: 1,
      lines: [line],
    });
  });

  it('is reported missing in one line if there is no folder', async () => {
    const lines = ['There is no folder /no/such/clinic'];
    expect(await check('/no/such/clinic')).toEqual({ code: 1, lines });
  });
});

describe('hours for search engines that differ from those for visitors', () => {
  it('cause one warning, with the field to change, beside a missing file', async () => {
    const change: Change = [
      'hours.yaml',
      'emergency: true',
      'structuredHours:\n  localBusiness:\n    - { days: [Mo], opens: "07:00", closes: "09:00" }',
    ];
    const folder = await copyOtherClinic({ change, line: '' });
    await rm(join(folder, 'en/pages/privacy.yaml'));
    const { lines } = await check(folder);
    expect(lines).toEqual(
      expect.arrayContaining([
        'Warning: hours.yaml: structuredHours.localBusiness: search engines see Mo 07:00-09:00, visitors Mo-Fr 08:00-12:00 and 14:30-17:00, Sa 09:00-12:30; make them agree',
        'en/pages/privacy.yaml: there is no such file',
      ]),
    );
    expect(lines).toHaveLength(2);
  });
});

describe('a mistake that is the only one', () => {
  for (const [index, mistake] of singleMistakes.entries()) {
    it(`is reported in one line: ${mistake.line}`, stressIf(index % 10 > 0), async () => {
      expect(await linesAbout(mistake)).toEqual([mistake.line]);
    });
  }
});

describe('a probable oversight', () => {
  for (const [index, oversight] of oversights.entries()) {
    const title = `causes one warning: ${oversight.line}`;
    it(title, stressIf(index > 0), async () => {
      expect(await linesAbout(oversight, 'warnings')).toEqual([oversight.line]);
    });
  }
});

describe('a file with a byte order mark and the line ends of Windows', { tags: ['stress'] }, () => {
  it.each(['clinic.yaml', 'en/services.yaml', 'en/articles/salt-and-your-heart.md'])(
    'is not a mistake: %s',
    async (file) => {
      const text = await readFile(join(fixture, file), 'utf8');
      const windowsText = `\uFEFF${text.replaceAll('\n', '\r\n')}`;
      expect(await linesAbout({ write: [file, windowsText], line: '' })).toEqual([]);
    },
  );
});
