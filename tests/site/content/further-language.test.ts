import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { checkContent } from '../../../src/content/check/check-content.ts';
import { readFolder } from '../../../src/content/files.ts';
import { sampleFolder } from '../../support/content/sample-clinic.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const fixture = join(import.meta.dirname, '../../fixtures/other-clinic');
let folder: string;

/** The other clinic, with Malayalam as its second language, which has no files yet. */
beforeEach(async () => {
  folder = join(temporaryFolder(), 'clinic');
  await cp(fixture, folder, { recursive: true });
  await change('clinic.yaml', (text) => text.replace('languages: [en]', 'languages: [en, ml]'));
  await change(
    'en/site.yaml',
    (text) => `${text}\nlanguages: { label: Language, offer: In English }\n`,
  );
});

async function change(file: string, edit: (text: string) => string): Promise<void> {
  await writeFile(join(folder, file), edit(await readFile(join(folder, file), 'utf8')));
}

/** The warnings about the folder of the second language. */
async function readMalayalamWarnings(): Promise<string[]> {
  const { issues, warnings } = await checkContent(await readFolder(folder));
  expect(issues).toEqual([]);
  return warnings
    .map(({ file, message }) => `${file}: ${message}`)
    .filter((line) => line.startsWith('ml'));
}

it('a language with a single page causes a warning for each missing file, which names the consequence', async () => {
  await mkdir(join(folder, 'ml/pages'), { recursive: true });
  // Its texts are in Kannada, which the check cannot know.
  await cp(join(fixture, '../kannada/pages/contact.yaml'), join(folder, 'ml/pages/contact.yaml'));
  const warnings = await readMalayalamWarnings();
  for (const file of ['site.yaml', 'services.yaml', 'pages/home.yaml']) {
    const consequence = 'the pages that need it do not exist in Malayalam';
    expect(warnings).toContain(`ml/${file}: there is no such file; ${consequence}`);
  }
});

it('a price that ready answers name in only one language is a mistake', async () => {
  const sample = join(temporaryFolder(), 'sample');
  await cp(sampleFolder, sample, { recursive: true });
  const costs = join(sample, 'hi/pages/costs.yaml');
  const text = await readFile(costs, 'utf8');
  await writeFile(costs, text.replace('from: 300, inAnswer: true', 'from: 300'));
  const { issues } = await checkContent(await readFolder(sample));
  expect(issues).toEqual([
    {
      file: 'hi/pages/costs.yaml',
      field: 'prices.1.items.0.inAnswer',
      message: 'is true in the first language; it must be the same here',
    },
  ]);
});
