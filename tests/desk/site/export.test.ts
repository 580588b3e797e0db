import { existsSync, readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../../server/database/index.ts';
import { readFolder, withChanges } from '../../../src/content/files.ts';
import { readContent } from '../../../src/content/snapshot/read-content.ts';
import { runInProcess } from '../../support/command-in-process.ts';
import { freshSqlite, temporaryFolder } from '../../support/temporary.ts';

const fixture = join(import.meta.dirname, '../../fixtures/other-clinic');

it('an export without a database reports that there is none, and creates neither a database nor a folder', async () => {
  const folder = temporaryFolder();
  const missingDatabase = join(folder, 'clinic.db');
  const exportFolder = join(folder, 'exported');
  const environment = { CLINIC_DIR: fixture, DATABASE_URL: `file:${missingDatabase}` };
  const run = await runInProcess('scripts/clinic.ts', ['export', exportFolder], environment);
  expect(run.code).toBe(1);
  expect(run.errors).toContain(`no site database found at file:${missingDatabase}`);
  expect(existsSync(missingDatabase)).toBe(false);
  expect(existsSync(exportFolder)).toBe(false);
});

it('the exported folder alone gives the site that staff have published', async () => {
  const clinic = join(temporaryFolder(), 'clinic');
  const exportFolder = join(temporaryFolder(), 'exported');
  const cacheFolder = temporaryFolder();
  await cp(fixture, clinic, { recursive: true });
  const environment = { CLINIC_DIR: clinic, DATABASE_URL: freshSqlite() };
  const database = await openDatabase(environment.DATABASE_URL);
  onTestFinished(() => database.destroy());
  const textsBefore = await readFolder(clinic);
  const textWithChange = (path: string, from: string | RegExp, to: string) => {
    const text = textsBefore.texts.get(path) ?? '';
    expect(text).toMatch(from);
    return [path, text.replace(from, to)] as const;
  };
  const publishedTexts = new Map<string, string | null>([
    textWithChange('contact.yaml', '+918215550147', '+918215550148'),
    textWithChange('en/packages.yaml', /price: \d+/, 'price: 950'),
    ['en/towns/nanjangud.yaml', null],
  ]);
  const rows = [...publishedTexts].map(([path, text]) => ({ path, text, base: 'none', number: 1 }));
  await database.insertInto('content_published').values(rows).execute();

  const run = () => runInProcess('scripts/clinic.ts', ['export', exportFolder], environment);
  const { code, output } = await run();
  expect(code).toBe(0);
  expect(output).toContain('with 3 published files');
  const lastParagraph = output.split('\n\n').at(-1)?.replaceAll('\n', ' ');
  for (const kind of ['not published', 'earlier', 'no page shows']) {
    expect(lastParagraph).toContain(kind);
  }
  expect((await run()).errors).toContain('is not empty');
  const comment = '# An invented clinic, unlike the sample in every respect, for tests/site.';
  expect(readFileSync(join(exportFolder, 'clinic.yaml'), 'utf8')).toContain(comment);

  const content = await readContent(withChanges(textsBefore, publishedTexts), cacheFolder);
  expect(await readContent(await readFolder(exportFolder), cacheFolder)).toEqual(content);
  expect(content.collections.packages.map(({ data }) => data.price)).toContain(950);
  expect(content.collections.towns.map(({ id }) => id)).not.toContain('en/nanjangud');
});
