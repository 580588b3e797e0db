import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../server/database/index.ts';
import { Staff } from '../../../server/staff/staff.ts';
import { parseFile } from '../../../shared/content-document.ts';
import { contentRequests } from '../../desk/content/content-desk.ts';
import { addPerson } from '../../desk/desk-browser.ts';
import { configFor } from '../../support/config-for.ts';
import { databaseKinds, useDatabases } from '../../support/databases/databases.ts';
import { SiteServer } from '../../support/site/site-server.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const fixture = join(import.meta.dirname, '../../fixtures/other-clinic');
const rounds = 25;
const home = 'en/pages/home.yaml';
const packages = 'en/packages.yaml';

describe.each(databaseKinds)('a server killed while the site is published, on %s', (kind) => {
  const databases = useDatabases(kind);

  it('shows all of a publication or nothing of it, and keeps the drafts of one that was not stored', async () => {
    const clinic = join(temporaryFolder(), 'clinic');
    const cacheFolder = temporaryFolder();
    await cp(fixture, clinic, { recursive: true });
    const environment = {
      CLINIC_DIR: clinic,
      DATABASE_URL: await databases.fresh(),
      DESK_SECRET: 'a secret of the tests that is long enough',
      LOG_LEVEL: 'silent',
    };
    const server = await SiteServer.start(environment, { cacheFolder });
    const database = await openDatabase(environment.DATABASE_URL);
    const log = pino({ level: 'silent' });
    const staff = new Staff({ config: await configFor(environment), database, log });
    const { browser } = await addPerson({ url: server.url, services: { staff } }, 'doctor');
    const { draft, publish } = contentRequests(() => browser);

    const publications = async () =>
      (await database.selectFrom('content_publications').select('number').execute()).length;
    const isShown = async (path: string, text: string) => (await server.text(path)).includes(text);

    // How long a publication takes depends on the machine: the kills are spread over a whole one.
    let lastLead = 'Before the rounds.';
    const firstDraft = await draft(home, '/hero/lead', lastLead);
    const start = performance.now();
    await publish(firstDraft);
    const duration = performance.now() - start;

    const history = [lastLead];
    const outcomes = new Set<boolean>();
    for (let round = 1; round <= rounds; round += 1) {
      const text = `Round ${round} of the desk.`;
      const drafts = [
        await draft(home, '/hero/lead', text),
        await draft(packages, '/0/description', text),
      ];
      const publicationsBefore = await publications();
      const response = publish(...drafts).catch(() => null);
      if (round < rounds) await wait((duration / rounds) * round);
      // In the last round the server is killed after its response.
      else await response;
      await server.stop('SIGKILL');
      await response;
      const isStored = (await publications()) > publicationsBefore;
      await server.start();
      expect(await isShown('/', text), text).toBe(isStored);
      expect(await isShown('/offers', text), text).toBe(isStored);
      if (isStored) history.push(text);
      lastLead = history.at(-1) ?? lastLead;
      expect(await isShown('/', lastLead), text).toBe(true);
      const remainingDrafts = await database.selectFrom('content_drafts').select('path').execute();
      expect(remainingDrafts, text).toHaveLength(isStored ? 0 : 2);
      outcomes.add(isStored);
    }
    expect(outcomes).toContain(true);
    const publishedFiles = await database
      .selectFrom('content_publication_files')
      .select('text')
      .where('path', '=', home)
      .orderBy('number')
      .execute();
    const leads = publishedFiles.map(({ text }) => parseFile(home, text)?.get('/hero/lead'));
    expect(leads).toEqual(history);
    await server.stop('SIGKILL');
    await database.destroy();
  });
});
