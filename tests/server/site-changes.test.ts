import { sql } from 'kysely';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../../server/database/index.ts';
import { noteChange, SiteChanges } from '../../server/site-changes.ts';
import { databaseKinds, useDatabases } from '../support/databases/databases.ts';

describe.each(databaseKinds)('a change of the site on %s', (kind) => {
  const databases = useDatabases(kind);

  test('made by one server is noticed by another', async () => {
    const url = await databases.fresh();
    const [mine, other] = [await openDatabase(url), await openDatabase(url)];
    const changes = new SiteChanges(other, pino({ level: 'silent' }), 20);
    onTestFinished(async () => {
      await changes.stop();
      await Promise.all([mine.destroy(), other.destroy()]);
    });
    const [site, drafts] = [vi.fn(), vi.fn()];
    changes.on('site', site);
    changes.on('site-drafts', drafts);
    changes.start();
    await changes.check();
    expect(site, 'at the start nothing is known').toHaveBeenCalledOnce();
    await noteChange(mine, 'site');
    await vi.waitFor(() => expect(site).toHaveBeenCalledTimes(2), 600_000);
    await noteChange(mine, 'site');
    await changes.check();
    expect(site).toHaveBeenCalledTimes(3);
    expect(drafts).toHaveBeenCalledOnce();
  });

  test('that cannot be read is logged once, with the reason and no statement', async () => {
    const database = await openDatabase(await databases.fresh());
    const lines: string[] = [];
    const log = pino({ base: null, timestamp: false }, { write: (line) => lines.push(line) });
    const changes = new SiteChanges(database, log);
    onTestFinished(async () => {
      await changes.stop();
      await database.destroy();
    });
    await sql`alter table site_changes rename to away`.execute(database);
    for (let time = 0; time < 3; time += 1) await changes.check();
    await sql`alter table away rename to site_changes`.execute(database);
    for (let time = 0; time < 2; time += 1) await changes.check();
    const reason = kind === 'SQLite' ? 'SQLite: SQL logic error' : '42P01';
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { level: 40, msg: 'could not poll for changes by staff', reason, where: expect.anything() },
      { level: 30, msg: 'polling for changes by staff works again' },
    ]);
  });
});
