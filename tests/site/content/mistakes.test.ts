import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { runInProcess } from '../../support/command-in-process.ts';
import { betweenFiles, type Change, inFields } from '../../support/content/mistakes.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const fixture = join(import.meta.dirname, '../../fixtures/other-clinic');

/** Checks the other clinic after some changes. */
async function checkWith(...changes: Change[]) {
  return check(await otherClinic(...changes));
}

/** A copy of the other clinic with some changes. */
async function otherClinic(...changes: Change[]): Promise<string> {
  const folder = join(temporaryFolder(), 'clinic');
  await cp(fixture, folder, { recursive: true });
  for (const change of changes) await apply(folder, change);
  return folder;
}

/** The result of checking a folder: each line without the folder's path. */
async function check(folder: string) {
  const { code, output, errors } = await runInProcess('scripts/clinic.ts', ['check', folder], {});
  const lines = (output + errors).split('\n').filter(Boolean);
  return { code, lines: lines.map((line) => line.replace(/\S*\/clinic\//, '')) };
}

async function apply(folder: string, [file, from, to]: Change): Promise<void> {
  const path = join(folder, file);
  const before = await readFile(path, 'utf8');
  expect(before).toContain(from);
  await writeFile(path, before.replace(from, to));
}

describe.each([
  ['in a field', inFields],
  ['between files', betweenFiles],
])('a mistake %s is reported', (_where, mistakes) => {
  let checked: Awaited<ReturnType<typeof checkWith>>;
  beforeAll(async () => {
    checked = await checkWith(...mistakes.map(({ change }) => change));
  });

  it.each(mistakes)('with one line for $what', ({ line }) => {
    expect(checked.lines).toContain(line);
  });

  it('with no other line, and a status that says so', () => {
    const lines = mistakes.map(({ line }) => line).sort();
    expect(checked.lines).toEqual(lines);
    expect(checked.code).toBe(1);
  });
});

describe('a fact that is needed before anything else', () => {
  it.each<[string, Change, string]>([
    [
      'is missing',
      ['contact.yaml', '  email: hello@chamundi.example\n', ''],
      'contact.yaml: contact.email: is missing',
    ],
    [
      'names a language without a folder',
      ['clinic.yaml', 'languages: [en]', 'languages: [mr, en]'],
      'clinic.yaml: languages: there is no folder mr',
    ],
    [
      'is a phone number that cannot be dialled from abroad',
      ['contact.yaml', '"+918215550147"', '"0821 5550147"'],
      'contact.yaml: contact.phone: use the international form: "+919876543210"',
    ],
  ])('is reported in one line: %s', async (_what, change, line) => {
    expect(await checkWith(change)).toEqual({ code: 1, lines: [line] });
  });

  it('is reported missing in one line if there is no folder', async () => {
    const lines = ['There is no folder /no/such/clinic'];
    expect(await check('/no/such/clinic')).toEqual({ code: 1, lines });
  });
});

describe('hours that search engines are told and visitors are not', () => {
  it('cause one warning, with the field to change, beside a missing file', async () => {
    const folder = await otherClinic([
      'hours.yaml',
      'emergency: true',
      'structuredHours:\n  localBusiness:\n    - { days: [Mo], opens: "07:00", closes: "09:00" }',
    ]);
    await rm(join(folder, 'en/pages/privacy.yaml'));
    const { lines } = await check(folder);
    expect(lines).toEqual(
      expect.arrayContaining([
        'Warning: hours.yaml: structuredHours.localBusiness: search engines are told Mo 07:00-09:00, visitors Mo-Fr 08:00-12:00 and 14:30-17:00, Sa 09:00-12:30 (openingHours); make them agree',
        'en/pages/privacy.yaml: there is no such file',
      ]),
    );
    expect(lines).toHaveLength(2);
  });
});
