import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../../server/database/index.ts';
import { openAsOf } from '../../support/databases/older-database.ts';
import { anEnquiry, post } from '../../support/site/visitor.ts';
import type { EnquiriesDesk } from './enquiries-desk.ts';

/** What a search for a phone number finds. */
export function phoneSearchTests(desk: EnquiriesDesk): void {
  const { found, list, open } = desk;

  it('are found by a phone number in digits of any script, by each of two numbers, and after a correction', async () => {
    await post(desk.site.url, anEnquiry({ name: 'आशा', phone: '९८२३१ २३४५६' }));
    await post(desk.site.url, anEnquiry({ name: 'Bharat', phone: '9767012340 / 9922098765' }));
    for (const search of ['9823123456', '+91 98231-23456', '९८२३१२३४५६']) {
      expect([search, await found(search)]).toEqual([search, ['आशा']]);
    }
    for (const search of ['9767012340', '9922098765', '९९२२०']) {
      expect([search, await found(search)]).toEqual([search, ['Bharat']]);
    }
    const [opened] = (await list('search=Bharat')).enquiries;
    const { phones } = await open(opened?.id ?? '');
    expect(phones.map(({ number }) => number)).toEqual(['+919767012340', '+919922098765']);

    desk.service.behaviour = 'error';
    const first = anEnquiry({ name: 'Chandra', phone: '९८९०० ००००१' });
    await post(desk.site.url, first);
    await post(desk.site.url, { ...first, phone: '९८९०० ००००२' });
    expect(await found('9890000001')).toEqual([]);
    expect(await found('9890000002')).toEqual(['Chandra']);
  });

  it('stored by an older release are found by the digits of a phone number in any script', async () => {
    const url = await desk.databases.fresh();
    const older = await openAsOf('0012_staff_mail', url);
    const add = (name: string, phone: string) => {
      const content = JSON.stringify({ name, email: 'a@example.com', phone, message: 'Fees?' });
      return sql`insert into enquiries (id, content, created_at)
        values (${randomUUID()}, ${content}, ${new Date().toISOString()})`.execute(older);
    };
    await add('before', '९८२३१ २३४५६');
    const database = await openDatabase(url);
    onTestFinished(async () => {
      await Promise.all([older.destroy(), database.destroy()]);
    });
    const emails = await database.selectFrom('enquiry_emails').select('email').execute();
    expect(emails, 'by which the person is found').toEqual([{ email: 'a@example.com' }]);
    await add('during', '98231-23456');
    const { enquiries: found } = await desk.listIn(database).page({ search: '9823123456' });
    expect(found.map(({ name }) => name).sort()).toEqual(['before', 'during']);
  });
}
