import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { inTransaction, openDatabase } from '../../../server/database/index.ts';
import { anEnquiry, post } from '../../support/site/visitor.ts';
import { stressIf } from '../../support/stress-if.ts';
import type { EnquiriesDesk } from './enquiries-desk.ts';

/** What a search finds. Names and phone numbers: see the files beside this one. */
export function searchTests(desk: EnquiriesDesk): void {
  const { found, names } = desk;

  it('are found by name, part of a word, email, and phone however it is written', async () => {
    const asha = { name: 'आशा पाटिल', email: 'asha.patil@example.com', phone: '+91 98765-43210' };
    await post(
      desk.site.url,
      anEnquiry({ ...asha, message: 'Mother has "chest" pain 100% of the day' }),
    );
    await post(
      desk.site.url,
      anEnquiry({ name: 'Bharat Nair', phone: '0712 2555555', message: 'Fees?' }),
    );
    for (const search of [
      'आशा',
      'पाटिल आशा',
      'ASHA.PATIL@',
      'pain mother',
      '"chest"',
      '100%',
      '%',
      'che',
    ]) {
      expect([search, await found(search)]).toEqual([search, ['आशा पाटिल']]);
    }
    for (const search of [
      '9876543210',
      '+91 98765 43210',
      '098765 43210',
      '43210',
      '919876543210',
    ]) {
      expect([search, await found(search)]).toEqual([search, ['आशा पाटिल']]);
    }
    expect(await found('bharat 07122555555')).toEqual([]);
    expect(await found('2555-555')).toEqual(['Bharat Nair']);
    // The names of the fields are not what anyone wrote.
    for (const search of ['phone', 'message', 'email', '_a', 'Bharat पाटिल', '99999']) {
      expect([search, await found(search)]).toEqual([search, []]);
    }
  });

  it(
    'are found by the words of a correction that was stored while the desk examined the former ones',
    stressIf(desk.kind === 'PostgreSQL'),
    async () => {
      const url = await desk.databases.fresh();
      const [database, other] = [await openDatabase(url), await openDatabase(url)];
      onTestFinished(async () => {
        await Promise.all([database.destroy(), other.destroy()]);
      });
      const stored = desk.listIn(database);
      const contentOf = (message: string) => JSON.stringify({ name: 'Asha Patil', message });
      await database
        .insertInto('enquiries')
        .values({ id: 'one', content: contentOf('Fees?'), created_at: new Date().toISOString() })
        .execute();
      const [written, examining] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const corrected = inTransaction(other, async (transaction) => {
        const change = { content: contentOf('Chest pain'), urgent: null, version: 2 };
        await transaction.updateTable('enquiries').set(change).execute();
        written.resolve();
        await examining.promise;
      });
      await written.promise;
      const examined = stored.updateIndex();
      await setImmediate();
      if (url.startsWith('postgres')) {
        const waiting = sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
        await expect.poll(async () => (await waiting.execute(other)).rows.length).toBe(1);
      }
      examining.resolve();
      await Promise.all([corrected, examined]);
      const { enquiries: found } = await stored.page({ search: 'chest' });
      expect(found.map(({ urgent }) => urgent)).toEqual([true]);
    },
  );

  it('stored without an email field are found by the word “email” in their text, and never by the names of fields', async () => {
    await post(desk.site.url, anEnquiry());
    const content = JSON.stringify({ name: 'Asha', message: 'Please answer by email.' });
    await desk.site.services.database.updateTable('enquiries').set({ content }).execute();
    expect(await names('search=email')).toEqual(['Asha']);
    expect(await names('search=message')).toEqual([]);
  });
}
