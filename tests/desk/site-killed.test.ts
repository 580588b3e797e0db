import { readdirSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { openDatabase } from '../../server/database/index.ts';
import { Staff } from '../../server/staff/staff.ts';
import { siteFileAnswer } from '../../shared/desk/site.ts';
import { SiteServer } from '../support/site/site-server.ts';
import { freshSqlite, temporaryFolder } from '../support/temporary.ts';
import { someone } from './desk-browser.ts';

const fixture = join(import.meta.dirname, '../fixtures/other-clinic');
const patience = { timeout: 600_000, interval: 5 };

it('a server killed while a change is published shows all of it or nothing', async () => {
  const clinic = join(temporaryFolder(), 'clinic');
  const kept = temporaryFolder();
  await cp(fixture, clinic, { recursive: true });
  const environment = {
    CLINIC_DIR: clinic,
    DATABASE_URL: freshSqlite(),
    DESK_SECRET: 'a secret of the tests that is long enough',
    LOG_LEVEL: 'silent',
  };
  const server = await SiteServer.start(environment, { kept });
  const database = await openDatabase(environment.DATABASE_URL);
  onTestFinished(async () => {
    await server.stop('SIGKILL');
    await database.destroy();
  });
  const staff = new Staff({
    config: readConfig(environment),
    database,
    log: pino({ level: 'silent' }),
  });
  const { browser } = await someone({ url: server.url, services: { staff } }, 'doctor');
  const before = [
    await shown('/', 'Sit down, breathe out'),
    await shown('/packages', 'A short visit with a tracing'),
  ];
  expect(before).toEqual([true, true]);

  async function shown(path: string, text: string): Promise<boolean> {
    return (await server.text(path)).includes(text);
  }

  async function saved(file: string, field: string, value: string) {
    const answer = await browser.request('PUT', '/site/drafts', {
      file,
      field,
      value,
      version: null,
    });
    const { drafts } = siteFileAnswer.parse(answer.body);
    return { file, field, version: drafts[0]?.version };
  }

  async function publications(): Promise<number> {
    return (await database.selectFrom('site_publications').select('number').execute()).length;
  }

  const moments = {
    'at once': () => Promise.resolve(),
    'while it is checked': () =>
      expect.poll(() => readdirSync(kept).includes('laid-over'), patience).toBe(true),
    'when it is stored': () => expect.poll(publications, patience).toBe(1),
  };
  const chosen = [
    await saved('en/pages/home.yaml', '/hero/lead', 'Lead of the desk.'),
    await saved('en/packages.yaml', '/first-look/description', 'Words of the desk.'),
  ];
  for (const [moment, until] of Object.entries(moments)) {
    const sent = browser.post('/site/publications', { drafts: chosen }).catch(() => null);
    await until();
    await server.stop('SIGKILL');
    await sent;
    const isStored = (await publications()) === 1;
    await server.start();
    const isNew = [
      await shown('/', 'Lead of the desk.'),
      await shown('/packages', 'Words of the desk.'),
    ];
    expect(isNew, moment).toEqual([isStored, isStored]);
    const drafts = await database.selectFrom('site_drafts').select('field').execute();
    expect(drafts, moment).toHaveLength(isStored ? 0 : 2);
    if (isStored) break;
  }
  expect(await publications()).toBe(1);
});
