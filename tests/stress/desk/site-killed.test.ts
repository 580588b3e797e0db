import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../server/config.ts';
import { openDatabase } from '../../../server/database/index.ts';
import { fromStored } from '../../../server/pages/content/json-value.ts';
import { Staff } from '../../../server/staff/staff.ts';
import { siteFileAnswer } from '../../../shared/desk/site/site.ts';
import { someone } from '../../desk/desk-browser.ts';
import { databaseKinds, useDatabases } from '../../support/databases/databases.ts';
import { SiteServer } from '../../support/site/site-server.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const fixture = join(import.meta.dirname, '../../fixtures/other-clinic');
const rounds = 25;

describe.each(databaseKinds)('a server killed while the site is published, on %s', (kind) => {
  const databases = useDatabases(kind);

  it('shows all of a publication or nothing of it, and keeps the drafts of one that was not stored', async () => {
    const clinic = join(temporaryFolder(), 'clinic');
    const kept = temporaryFolder();
    await cp(fixture, clinic, { recursive: true });
    const environment = {
      CLINIC_DIR: clinic,
      DATABASE_URL: await databases.fresh(),
      DESK_SECRET: 'a secret of the tests that is long enough',
      LOG_LEVEL: 'silent',
    };
    const server = await SiteServer.start(environment, { kept });
    const database = await openDatabase(environment.DATABASE_URL);
    const log = pino({ level: 'silent' });
    const staff = new Staff({ config: readConfig(environment), database, log });
    const { browser } = await someone({ url: server.url, services: { staff } }, 'doctor');

    /** Saves a draft over whatever there is, and returns what publishes it. */
    async function draft(file: string, field: string, value: string) {
      const place = { file, field };
      const before = await database
        .selectFrom('site_drafts')
        .select('version')
        .where('file', '=', file)
        .where('field', '=', field)
        .executeTakeFirst();
      const body = { ...place, value, version: before?.version ?? null };
      const answer = await browser.request('PUT', '/site/drafts', body);
      const { drafts } = siteFileAnswer.parse(answer.body);
      return { ...place, version: drafts.find((each) => each.field === field)?.version };
    }

    const publications = async () =>
      (await database.selectFrom('site_publications').select('number').execute()).length;
    const shown = async (path: string, text: string) => (await server.text(path)).includes(text);

    // How long a publication takes depends on the machine: the kills are spread over a whole one.
    const began = performance.now();
    await browser.post('/site/publications', {
      drafts: [await draft('en/pages/home.yaml', '/hero/lead', 'Before the rounds.')],
    });
    const whole = performance.now() - began;

    let last = 'Before the rounds.';
    const history = [last];
    const outcomes = new Set<boolean>();
    for (let round = 1; round <= rounds; round += 1) {
      const text = `Round ${round} of the desk.`;
      const drafts = [
        await draft('en/pages/home.yaml', '/hero/lead', text),
        await draft('en/packages.yaml', '/first-look/description', text),
      ];
      const before = await publications();
      const sent = browser.post('/site/publications', { drafts }).catch(() => null);
      if (round < rounds) await wait((whole / rounds) * round);
      // The last is killed after its answer.
      else await sent;
      await server.stop('SIGKILL');
      await sent;
      const isStored = (await publications()) > before;
      await server.start();
      expect(await shown('/', text), text).toBe(isStored);
      expect(await shown('/offers', text), text).toBe(isStored);
      if (isStored) history.push(text);
      last = history.at(-1) ?? last;
      expect(await shown('/', last), text).toBe(true);
      const left = await database.selectFrom('site_drafts').select('field').execute();
      expect(left, text).toHaveLength(isStored ? 0 : 2);
      outcomes.add(isStored);
    }
    expect(outcomes).toContain(true);
    const published = await database
      .selectFrom('site_published')
      .select('value')
      .where('field', '=', '/hero/lead')
      .orderBy('number')
      .execute();
    expect(published.map(({ value }) => fromStored(value))).toEqual(history);
    await server.stop('SIGKILL');
    await database.destroy();
  });
});
