import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { betweenFiles, type Change, inFields } from '../../support/content/mistakes.ts';
import { ProjectCopy } from '../../support/content/project-copy.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const fixture = join(import.meta.dirname, '../../fixtures/other-clinic');
let project: ProjectCopy;
beforeAll(async () => {
  project = await ProjectCopy.create(temporaryFolder());
});

/** Builds the other clinic after some changes. */
async function buildWith(...changes: Change[]) {
  return linesOf(await project.build(await otherClinic(...changes)));
}

/** A copy of the other clinic with some changes. */
async function otherClinic(...changes: Change[]): Promise<string> {
  const folder = join(temporaryFolder(), 'clinic');
  await cp(fixture, folder, { recursive: true });
  for (const change of changes) await apply(folder, change);
  return folder;
}

/** The output of a build, line by line, without the path of the clinic's folder. */
function linesOf({ status, output }: { status: number | null; output: string }) {
  const lines = output.split('\n').filter(Boolean);
  return { status, lines: lines.map((line) => line.replace(/\S*\/clinic\//, '')) };
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
])('a mistake %s stops the build', (_where, mistakes) => {
  let built: Awaited<ReturnType<typeof buildWith>>;
  beforeAll(async () => {
    built = await buildWith(...mistakes.map(({ change }) => change));
  });

  it.each(mistakes)('with one line for $what', ({ line }) => {
    expect(built.lines).toContain(line);
  });

  it('with no other line, and a status that says so', () => {
    const lines = mistakes.map(({ line }) => line).sort();
    expect(built.lines).toEqual([...lines, 'The site was not built.']);
    expect(built.status).toBe(1);
  });
});

describe('a fact that the build needs before anything else', () => {
  it.each<[string, Change, string]>([
    [
      'is missing',
      ['clinic.yaml', '  email: hello@chamundi.example\n', ''],
      'clinic.yaml: contact.email: is missing',
    ],
    [
      'names a language without a folder',
      ['clinic.yaml', 'languages: [en]', 'languages: [mr]'],
      'clinic.yaml: languages: there is no folder mr',
    ],
    [
      'is a phone number that cannot be dialled from abroad',
      ['clinic.yaml', '"+918215550147"', '"0821 5550147"'],
      'clinic.yaml: contact.phone: use the international form: "+919876543210"',
    ],
  ])('is reported in one line: %s', async (_what, change, line) => {
    const { status, lines } = await buildWith(change);
    expect(lines).toEqual([line, 'The site was not built.']);
    expect(status).toBe(1);
  });

  it('is reported missing in one line if there is no folder', async () => {
    const { status, output } = await project.build('/no/such/clinic');
    expect(output).toBe(
      'CLINIC_DIR: there is no folder /no/such/clinic\nThe site was not built.\n',
    );
    expect(status).toBe(1);
  });
});

describe('hours that search engines are told and visitors are not', () => {
  it('cause one warning, with the field to change, beside a missing file', async () => {
    const folder = await otherClinic([
      'clinic.yaml',
      'closures:',
      'structuredHours:\n  localBusiness:\n    - { days: [Mo], opens: "07:00", closes: "09:00" }\n\nclosures:',
    ]);
    await rm(join(folder, 'en/pages/privacy.yaml'));
    const { lines } = linesOf(await project.build(folder));
    expect(lines).toEqual(
      expect.arrayContaining([
        'Warning: clinic.yaml: structuredHours.localBusiness: search engines are told Mo 07:00-09:00, visitors Mo-Fr 08:00-12:00 and 14:30-17:00, Sa 09:00-12:30 (openingHours); make them agree',
        'en/pages/privacy.yaml: there is no such file',
      ]),
    );
    expect(lines).toHaveLength(3);
  });
});
