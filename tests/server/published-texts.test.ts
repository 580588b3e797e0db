import { sql } from 'kysely';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { PublishedTextsWatcher, recordChange } from '../../server/content/published-texts.ts';
import { openDatabase } from '../../server/database/index.ts';
import { databaseKinds, useDatabases } from '../support/databases/databases.ts';

describe.each(databaseKinds)('a publication on %s', (kind) => {
  const databases = useDatabases(kind);

  test('is noticed by another server', async () => {
    const url = await databases.fresh();
    const [ownDatabase, otherDatabase] = [await openDatabase(url), await openDatabase(url)];
    const watcher = new PublishedTextsWatcher(otherDatabase, pino({ level: 'silent' }), 20);
    onTestFinished(async () => {
      await watcher.stop();
      await Promise.all([ownDatabase.destroy(), otherDatabase.destroy()]);
    });
    const path = 'en/pages/home.yaml';
    const publish = async (text: string) => {
      const row = { path, text, base: 'none', number: 1 };
      await ownDatabase
        .insertInto('content_published')
        .values(row)
        .onConflict((conflict) => conflict.column('path').doUpdateSet(row))
        .execute();
      await recordChange(ownDatabase, 'site');
    };
    await watcher.check();
    expect(watcher.current?.texts).toEqual(new Map());
    await publish('one');
    await watcher.check();
    expect(watcher.current?.texts.get(path)).toBe('one');
    watcher.start();
    await publish('two');
    await vi.waitFor(() => expect(watcher.current?.texts.get(path)).toBe('two'), 600_000);
    const { current } = watcher;
    await recordChange(ownDatabase, 'site-drafts');
    await watcher.check();
    expect(watcher.current).toBe(current);
  });

  test('is logged once if it cannot be read, with the reason and no statement', async () => {
    const database = await openDatabase(await databases.fresh());
    const lines: string[] = [];
    const log = pino({ base: null, timestamp: false }, { write: (line) => lines.push(line) });
    const watcher = new PublishedTextsWatcher(database, log);
    onTestFinished(() => database.destroy());
    await sql`alter table site_changes rename to away`.execute(database);
    for (let time = 0; time < 3; time += 1) await watcher.check();
    await sql`alter table away rename to site_changes`.execute(database);
    for (let time = 0; time < 2; time += 1) await watcher.check();
    const reason = kind === 'SQLite' ? 'SQLite: SQL logic error' : '42P01';
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      {
        level: 40,
        msg: 'could not read what staff have published',
        reason,
        where: expect.anything(),
      },
      { level: 30, msg: 'what staff have published can be read again' },
    ]);
  });
});
