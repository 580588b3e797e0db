import { existsSync, readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../../server/database/index.ts';
import { readContent } from '../../../src/content/edition/read-content.ts';
import type { Edit } from '../../../src/content/edits/edit.ts';
import { readEdited } from '../../../src/content/edits/read-edited.ts';
import { runInProcess } from '../../support/command-in-process.ts';
import { freshSqlite, temporaryFolder } from '../../support/temporary.ts';

const fixture = join(import.meta.dirname, '../../fixtures/other-clinic');

const edits: Edit[] = [
  {
    file: 'clinic.yaml',
    field: '/openingHours',
    value: [{ days: ['Su'], opens: '09:00', closes: '10:00' }],
  },
  { file: 'clinic.yaml', field: '/contact/phone', value: '+918215550148' },
  { file: 'en/packages.yaml', field: '/first-look/price', value: 950 },
  { file: 'en/packages.yaml', field: '', value: ['full-look', 'first-look'] },
  { file: 'en/pages/home.yaml', field: '/hero/lead', value: 'Be "calm": {city}, #1.' },
  { file: 'en/articles/salt-and-your-heart.md', field: '/text', value: '\nLess salt.\n' },
  {
    file: 'en/towns/hunsur.yaml',
    field: '/paragraphs',
    value: ['Hunsur is a town with wide roads.', 'It has many trees, and people rest below them.'],
  },
];

it('an export without a database says so, and makes neither one nor a folder', async () => {
  const place = temporaryFolder();
  const missing = join(place, 'clinic.db');
  const exported = join(place, 'exported');
  const environment = { CLINIC_DIR: fixture, DATABASE_URL: `file:${missing}` };
  const run = await runInProcess('scripts/clinic.ts', ['export', exported], environment);
  expect(run.code).toBe(1);
  expect(run.errors).toContain(`there is no database of the site at file:${missing}`);
  expect(existsSync(missing)).toBe(false);
  expect(existsSync(exported)).toBe(false);
});

it('the exported folder alone gives the site that staff have published', async () => {
  const clinic = join(temporaryFolder(), 'clinic');
  const exported = join(temporaryFolder(), 'exported');
  const kept = temporaryFolder();
  await cp(fixture, clinic, { recursive: true });
  const environment = { CLINIC_DIR: clinic, DATABASE_URL: freshSqlite() };
  const database = await openDatabase(environment.DATABASE_URL);
  onTestFinished(() => database.destroy());
  const rows = edits.map(({ file, field, value }) => ({
    file,
    field,
    value: JSON.stringify(value),
    base: null,
    number: 1,
  }));
  await database.insertInto('site_edits').values(rows).execute();

  const run = () => runInProcess('scripts/clinic.ts', ['export', exported], environment);
  const { code, output } = await run();
  expect(code).toBe(0);
  expect(output).toContain('with 7 changes');
  const last = output.split('\n\n').at(-1)?.replaceAll('\n', ' ');
  for (const kind of ['posts', 'notices', 'not published', 'no page shows']) {
    expect(last).toContain(kind);
  }
  expect((await run()).errors).toContain('is not empty');
  const comment = '# An invented clinic, unlike the sample in everything, for tests/site.';
  expect(readFileSync(join(exported, 'clinic.yaml'), 'utf8')).toContain(comment);

  const reading = { folder: clinic, kept, edits, mayLeaveOut: false };
  const { content, leftOut } = await readEdited(reading);
  expect(leftOut).toEqual([]);
  expect(await readContent(exported, kept)).toEqual(content);
  const prices = content.collections.packages.map(({ data }) => data.price);
  expect(prices).toEqual([2_800, 950]);
});
