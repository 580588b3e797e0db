import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { inTransaction } from '../../../../server/database/index.ts';
import { noteChange } from '../../../../server/site-changes.ts';
import { deleteDraft, readDrafts } from '../../../../server/site-edits/drafts.ts';
import { lastNumber, storePublication } from '../../../../server/site-edits/store.ts';
import { siteSearchAnswer, siteStaleAnswer } from '../../../../shared/desk/site/search.ts';
import { siteFileAnswer } from '../../../../shared/desk/site/site.ts';
import { home, packages, type SiteDesk } from './site-desk.ts';

/** Drafts of two people, and the search that finds what they say. */
export function draftTests(desk: SiteDesk): void {
  const { answer, fileOf, save, discard, draft, publish } = desk;

  desk.once('finds a sentence as visitors read it, and the text of drafts', async () => {
    const find = async (search: string) => {
      const asked = desk.doctor.get(`/site/search?search=${encodeURIComponent(search)}`);
      return (await answer(siteSearchAnswer, asked)).found;
    };
    const saved = await draft(packages, '/first-look/price', 975);
    const [price] = await find('price 975');
    expect(price).toMatchObject({ file: packages, field: '/first-look/price', text: '975' });
    expect(price?.labels.at(-1)).toBe('Price');
    await discard(saved);
    expect(await find('price 975')).not.toContainEqual(price);
    const facts = parse(await readFile(join(desk.clinic, 'clinic.yaml'), 'utf8'));
    const heading = parse(await readFile(join(desk.clinic, home), 'utf8')).heading as string;
    const read = heading.replaceAll('{city}', facts.city).replaceAll('{doctor}', facts.doctor.name);
    expect(await find(read)).toContainEqual(
      expect.objectContaining({ file: home, field: '/heading' }),
    );
    expect((await desk.doctor.get('/site/search?search=x')).status).toBe(422);
    expect(await answer(siteStaleAnswer, desk.doctor.get('/site/stale'))).toEqual({ files: [] });
  });

  desk.once('lets two people see each other’s drafts without overwriting them', async () => {
    const { version } = await draft(home, '/hero/lead', 'One');
    expect((await save(home, '/hero/lead', 'Two')).status).toBe(409);
    const { drafts } = await answer(siteFileAnswer, save(home, '/hero/lead', 'Two', version));
    expect(drafts).toMatchObject([{ value: 'Two', version: version + 1, by: 'Arun Deshmukh' }]);
    expect((await publish({ file: home, field: '/hero/lead', version })).status).toBe(409);
    expect((await save(home, '/nowhere/lead', 'x')).status).toBe(422);
    await discard({ file: home, field: '/hero/lead', version: version + 1 });
  });

  desk.once('deletes what a colleague has saved within a part only where it was seen', async () => {
    const lead = await draft(home, '/hero/lead', 'Two hours of work.');
    const takeAway = (...within: object[]) =>
      desk.doctor.request('PUT', '/site/drafts', {
        ...{ file: home, field: '/hero', version: null },
        within,
      });
    const { field } = lead;
    for (const within of [[], [{ field, version: lead.version + 1 }]]) {
      expect((await takeAway(...within)).status).toBe(409);
    }
    expect((await fileOf(home)).drafts).toMatchObject([{ value: 'Two hours of work.' }]);
    const gone = await answer(siteFileAnswer, takeAway({ field, version: lead.version }));
    expect(gone.drafts.map((each) => each.field)).toEqual(['/hero']);
    await discard({ file: home, field: '/hero', version: gone.drafts[0]?.version });

    const links = await draft('clinic.yaml', '/links', {});
    const inner = await draft('clinic.yaml', '/links/facebook', 'https://facebook.com/us');
    expect((await discard(links)).status).toBe(409);
    expect((await fileOf('clinic.yaml')).drafts).toHaveLength(2);
    const within = [{ field: inner.field, version: inner.version }];
    expect((await discard({ ...links, within })).status).toBe(200);
    expect((await fileOf('clinic.yaml')).drafts).toEqual([]);
  });

  it.skipIf(desk.kind === 'SQLite')(
    'can be saved while they are published: neither waits for ever for what the other has locked',
    async () => {
      const { database } = desk.site.services;
      const place = await draft(home, '/hero/lead', 'Published or saved.');
      const drafts = await readDrafts(database, [home]);
      const number = (await lastNumber(database)) + 1;
      const nothing = { undoes: null, changes: [], before: [], next: [] };
      const isWaiting = async () => {
        const { rows } = await sql`select pid from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(database);
        return rows.length > 0;
      };
      const storing = await inTransaction(database, async (transaction) => {
        // What saving does first, and what it does then.
        await noteChange(transaction, 'site-drafts');
        const actor = { id: 'a', name: 'A doctor', email: 'doctor@clinic.example' };
        const stored = storePublication(database, { ...nothing, number, drafts }, actor);
        await expect.poll(isWaiting).toBe(true);
        await deleteDraft(transaction, place, place.version);
        // As it is: it waits for this transaction to end.
        return [stored];
      });
      expect(await Promise.all(storing)).toEqual([false]);
    },
  );

  desk.once('does not mistake a draft for an earlier one of the same field', async () => {
    const earlier = await draft(home, '/hero/lead', 'Mine');
    await discard(earlier);
    const later = await draft(home, '/hero/lead', 'Theirs');
    expect((await save(home, '/hero/lead', 'Mine again', earlier.version)).status).toBe(409);
    expect((await publish(earlier)).status).toBe(409);
    expect((await discard(earlier)).status).toBe(409);
    expect((await fileOf(home)).drafts).toMatchObject([{ value: 'Theirs' }]);
    await discard(later);
  });
}
