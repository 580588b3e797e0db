import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { inTransaction, openDatabase } from '../../../server/database/index.ts';
import { EnquiryList } from '../../../server/enquiries/inbox/list.ts';
import { EnquiryTexts } from '../../../server/enquiries/inbox/texts.ts';
import { openAsOf } from '../../support/databases/older-database.ts';
import { anEnquiry, post } from '../../support/site/visitor.ts';
import { stressIf } from '../../support/stress-if.ts';
import type { EnquiriesDesk } from './enquiries-desk.ts';

/** What a search finds. */
export function searchTests(desk: EnquiriesDesk): void {
  const { list, names, open } = desk;

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
    const found = async (search: string) => names(`search=${encodeURIComponent(search)}`);
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

  it('are found by a name in Devanagari however long its vowels are written', async () => {
    await post(desk.site.url, anEnquiry({ name: 'Dr.सुनीता [*] वाघ', message: 'आज दुखत आहे' }));
    await post(desk.site.url, anEnquiry({ name: 'चाँद', message: 'आज देखत आहे' }));
    const found = async (search: string) => names(`search=${encodeURIComponent(search)}`);
    for (const search of ['सुनीता', 'सुनिता', 'सूनिता वाघ', 'ुनी', 'दूखत', '[*]', 'dr.सुनिता']) {
      expect([search, await found(search)]).toEqual([search, ['Dr.सुनीता [*] वाघ']]);
    }
    expect(await found('चांद')).toEqual(['चाँद']);
    expect(await found('सुनिता[*]')).toEqual([]);
    expect(await found('सुनेता')).toEqual([]);
  });

  it('are found by a name in another spelling of its script: a dot below, ळ for ल, doubled or nasal letters', async () => {
    desk.service.behaviour = 'error';
    const all = ['फ़ातिमा अंसारी', 'विठ्ठल माने', 'माधव निंबाळकर', 'सुनंदा राऊत', 'Geeta Rao'];
    for (const name of all) await post(desk.site.url, anEnquiry({ name }));
    const found = async (search: string) => names(`search=${encodeURIComponent(search)}`);
    for (const [name = '', searches] of [
      [all[0], ['फातिमा', 'फ़ातिमा', 'फातीमा अंसारी', '\u095eातिमा', 'fatima']],
      [all[1], ['विठल', 'विट्ठल', 'विठ्ठल', 'Vitthal']],
      [all[2], ['निंबालकर', 'निम्बाळकर', 'निंबाळ']],
      [all[3], ['सुनन्दा']],
      [all[4], ['Geeta', 'गीता']],
    ] as const) {
      for (const search of searches)
        expect([search, await found(search)]).toEqual([search, [name]]);
    }
    for (const search of ['विटल', 'निंबारकर', 'सनंदा']) {
      expect([search, await found(search)]).toEqual([search, []]);
    }
  });

  it('are found by a name that was written in the other script, and no longer by one that was corrected', async () => {
    desk.service.behaviour = 'error';
    const first = anEnquiry({ name: 'Smt. Vaishali Deshmukh' });
    await post(desk.site.url, first);
    await post(desk.site.url, anEnquiry({ name: 'सुनीता वानखेडे' }));
    const found = async (search: string) => names(`search=${encodeURIComponent(search)}`);
    for (const search of ['देशमुख', 'वैशाली देशमुख', 'deshmukh']) {
      expect([search, await found(search)]).toEqual([search, ['Smt. Vaishali Deshmukh']]);
    }
    expect(await found('Wankhede')).toEqual(['सुनीता वानखेडे']);
    expect(await found('वानखेडे deshmukh')).toEqual([]);
    await post(desk.site.url, { ...first, name: 'Vaishali Gaikwad' });
    expect([await found('देशमुख'), await found('गायकवाड')]).toEqual([[], ['Vaishali Gaikwad']]);
    const content = JSON.stringify({
      name: 'Vaishali Nair',
      message: 'as an older server corrects',
    });
    await desk.site.services.database
      .updateTable('enquiries')
      .set({ content })
      .where('content', 'like', '%Gaikwad%')
      .execute();
    expect([await found('corrects'), await found('गायकवाड')]).toEqual([['Vaishali Nair'], []]);
  });

  it('are found by a name in the other script that is spelt with other vowels, or with more or less at its end', async () => {
    desk.service.behaviour = 'error';
    const inBoth = [
      ['Anil Verma', 'अनिल वर्मा'],
      ['Kamla Uikey', 'कमलाबाई उइके'],
      ['Jitendra Shrivastava', 'जितेंद्र श्रीवास्तव'],
    ];
    for (const name of inBoth.flat()) await post(desk.site.url, anEnquiry({ name }));
    const found = async (search: string) =>
      (await names(`search=${encodeURIComponent(search)}`)).toSorted();
    for (const both of inBoth) {
      for (const name of both) expect([name, await found(name)]).toEqual([name, both]);
    }
    expect(await found('Verma')).toEqual(inBoth[0]);
    expect(await found('Virani')).toEqual([]);
  });

  it('are found by a name in another spelling of Latin letters, and by a short one in either script', async () => {
    desk.service.behaviour = 'error';
    const all = ['Deepak Shah', 'Pooja Raut', 'Vaishali Phadke', 'मोहम्मद अली', 'Dr Meena Rao'];
    for (const name of all) await post(desk.site.url, anEnquiry({ name }));
    const found = async (search: string) => names(`search=${encodeURIComponent(search)}`);
    for (const [search, expected] of [
      ['dipak', [all[0]]],
      ['dipak शाह', [all[0]]],
      ['puja raut', [all[1]]],
      ['wayshali fadke', [all[2]]],
      ['mohamad ali', [all[3]]],
      ['ali', [all[3], all[2]]],
      ['मीना राव', [all[4]]],
      ['mina rav', [all[4]]],
      ['vishal', []],
      ['puja rao', []],
      ['dipak ali', []],
    ] as const) {
      expect([search, await found(search)]).toEqual([search, expected]);
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
      const { config, enquiries } = desk.site.services;
      const { channels } = enquiries;
      const stored = new EnquiryList({
        ...config,
        database,
        channels,
        texts: new EnquiryTexts(config),
      });
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

  it('are found by a phone number in digits of any script, by each of two numbers, and after a correction', async () => {
    const found = async (search: string) => names(`search=${encodeURIComponent(search)}`);
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
    const { config, enquiries } = desk.site.services;
    const { channels } = enquiries;
    const texts = new EnquiryTexts(config);
    const stored = new EnquiryList({ ...config, database, channels, texts });
    const { enquiries: found } = await stored.page({ search: '9823123456' });
    expect(found.map(({ name }) => name).sort()).toEqual(['before', 'during']);
  });

  it('stored without an email field are found by the word “email” in their text, and never by the names of fields', async () => {
    await post(desk.site.url, anEnquiry());
    const content = JSON.stringify({ name: 'Asha', message: 'Please answer by email.' });
    await desk.site.services.database.updateTable('enquiries').set({ content }).execute();
    expect(await names('search=email')).toEqual(['Asha']);
    expect(await names('search=message')).toEqual([]);
  });
}
