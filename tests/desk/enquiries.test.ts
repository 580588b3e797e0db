import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../server/database/index.ts';
import { EnquiryList } from '../../server/enquiries/inbox/list.ts';
import { EnquiryTexts } from '../../server/enquiries/inbox/texts.ts';
import { leaseDelivery } from '../../server/enquiries/outbox/deliveries.ts';
import { movedEnquiries } from '../../shared/desk/enquiries/changes.ts';
import {
  changesAnswer,
  enquiriesAnswer,
  type ListedEnquiry,
} from '../../shared/desk/enquiries/list.ts';
import {
  enquiryAnswer,
  enquiryConflict,
  openedEnquiry,
} from '../../shared/desk/enquiries/opened.ts';
import { databaseKinds, useDatabases } from '../support/databases/databases.ts';
import { openAsOf } from '../support/databases/older-database.ts';
import { FakeFormService } from '../support/services/form-service.ts';
import { type InProcessSite, startInProcess } from '../support/site/site-in-process.ts';
import { anEnquiry, post } from '../support/site/visitor.ts';
import { type DeskBrowser, someone } from './desk-browser.ts';

describe.each(databaseKinds)('enquiries at the desk, on %s', (kind) => {
  const databases = useDatabases(kind);
  /** For what does not depend on the kind of database. */
  const once = it.runIf(kind === 'SQLite');
  let service: FakeFormService;
  let site: InProcessSite;
  let databaseUrl: string;
  let meera: DeskBrowser;
  let arun: DeskBrowser;

  beforeAll(async () => {
    service = await FakeFormService.create();
    databaseUrl = await databases.fresh();
    site = await startInProcess(
      {
        DATABASE_URL: databaseUrl,
        DESK_SECRET: 'a secret of the tests that is long enough',
        ...service.environment,
      },
      { pollInterval: 50, firstRetryDelay: 3_600_000 },
    );
    meera = (await someone(site, 'reception', 'Meera Joshi')).browser;
    arun = (await someone(site, 'doctor', 'Arun Deshmukh')).browser;
  });
  afterAll(async () => {
    await site.close();
    await service.close();
  });
  beforeEach(async () => {
    service.reset();
    await site.services.database.deleteFrom('enquiries').execute();
  });

  const list = async (query = '') =>
    enquiriesAnswer.parse((await meera.get(`/enquiries?${query}`)).body);
  const names = async (query = '') => (await list(query)).enquiries.map(({ name }) => name);
  const only = async (): Promise<ListedEnquiry> => {
    const [enquiry] = (await list()).enquiries;
    if (!enquiry) throw new Error('there is no enquiry');
    return enquiry;
  };
  const open = async (id: string) =>
    openedEnquiry.parse((await meera.get(`/enquiries/${id}`)).body);
  const move = (browser: DeskBrowser, id: string, version: number, tab: string) =>
    browser.request('PATCH', `/enquiries/${id}`, { version, tab });

  it('are listed newest first by tab, with the first words of each', async () => {
    const long = `First\n\n words ${'and many more '.repeat(20)}`;
    await post(site.url, anEnquiry({ name: 'Asha', message: long }));
    await post(site.url, anEnquiry({ name: 'Bharat' }));
    await post(site.url, anEnquiry({ name: 'Robot', 'leave-empty': 'x' }));
    expect(await names()).toEqual(['Robot', 'Bharat', 'Asha']);
    expect(await names('tab=new')).toEqual(['Bharat', 'Asha']);
    expect(await names('tab=spam')).toEqual(['Robot']);
    const { enquiries, newCount, next } = await list('tab=new');
    expect([newCount, next]).toEqual([2, null]);
    expect(enquiries[1]?.beginning).toMatch(/^First words and many more .{60,}…$/);
    expect(enquiries[1]).toMatchObject({
      version: 1,
      delivery: 'delivered',
      answered: null,
      notes: 0,
    });
  });

  it('are read in pages of fifty without repeats or gaps, even with equal times', async () => {
    const rows = Array.from({ length: 120 }, (_, each) => ({
      id: randomUUID(),
      content: JSON.stringify({ name: `Visitor ${each}`, email: '', phone: '', message: '' }),
      created_at: new Date(1_700_000_000_000 + Math.floor(each / 40)).toISOString(),
    }));
    await site.services.database.insertInto('enquiries').values(rows).execute();
    const seen: string[] = [];
    for (let query = 'tab=new'; ; ) {
      const { enquiries, next } = await list(query);
      seen.push(...enquiries.map(({ id }) => id));
      if (next === null) break;
      query = `tab=new&before=${encodeURIComponent(next)}`;
    }
    expect(seen).toHaveLength(120);
    expect(new Set(seen).size).toBe(120);
  });

  it('are found by name, part of a word, email, and phone however it is written', async () => {
    const asha = { name: 'आशा पाटिल', email: 'asha.patil@example.com', phone: '+91 98765-43210' };
    await post(
      site.url,
      anEnquiry({ ...asha, message: 'Mother has "chest" pain 100% of the day' }),
    );
    await post(
      site.url,
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
    // The names of the fields are nobody's words.
    for (const search of ['phone', 'message', 'email', '_a', 'Bharat पाटिल', '99999']) {
      expect([search, await found(search)]).toEqual([search, []]);
    }
  });

  it('are found by a phone number in digits of any script, by each of two numbers, and after a correction', async () => {
    const found = async (search: string) => names(`search=${encodeURIComponent(search)}`);
    await post(site.url, anEnquiry({ name: 'आशा', phone: '९८२३१ २३४५६' }));
    await post(site.url, anEnquiry({ name: 'Bharat', phone: '9767012340 / 9922098765' }));
    for (const search of ['9823123456', '+91 98231-23456', '९८२३१२३४५६']) {
      expect([search, await found(search)]).toEqual([search, ['आशा']]);
    }
    for (const search of ['9767012340', '9922098765', '९९२२०']) {
      expect([search, await found(search)]).toEqual([search, ['Bharat']]);
    }
    const [opened] = (await list('search=Bharat')).enquiries;
    const { phones } = await open(opened?.id ?? '');
    expect(phones.map(({ number }) => number)).toEqual(['+919767012340', '+919922098765']);

    service.behaviour = 'error';
    const first = anEnquiry({ name: 'Chandra', phone: '९८९०० ००००१' });
    await post(site.url, first);
    await post(site.url, { ...first, phone: '९८९०० ००००२' });
    expect(await found('9890000001')).toEqual([]);
    expect(await found('9890000002')).toEqual(['Chandra']);
  });

  it('of an older release are found by the digits of a phone in any script', async () => {
    const url = await databases.fresh();
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
    await add('during', '98231-23456');
    const { config, enquiries } = site.services;
    const { channels } = enquiries;
    const texts = new EnquiryTexts(config);
    const stored = new EnquiryList({ ...config, database, channels, texts });
    const { enquiries: found } = await stored.page({ search: '9823123456' });
    expect(found.map(({ name }) => name).sort()).toEqual(['before', 'during']);
  });

  it('of a release without one of the fields are found by a word in that field’s name', async () => {
    await post(site.url, anEnquiry());
    const content = JSON.stringify({ name: 'Asha', message: 'Please answer by email.' });
    await site.services.database.updateTable('enquiries').set({ content }).execute();
    expect(await names('search=email')).toEqual(['Asha']);
    expect(await names('search=message')).toEqual([]);
  });

  it('can be filtered by days of the clinic’s calendar', async () => {
    await post(site.url, anEnquiry());
    const at = async (created_at: string, query: string) => {
      await site.services.database.updateTable('enquiries').set({ created_at }).execute();
      return (await names(query)).length;
    };
    // Midnight in India is 18:30 in UTC.
    expect(await at('2026-03-09T18:30:00.000Z', 'from=2026-03-10&to=2026-03-10')).toBe(1);
    expect(await at('2026-03-10T18:29:59.999Z', 'from=2026-03-10&to=2026-03-10')).toBe(1);
    expect(await at('2026-03-10T18:30:00.000Z', 'from=2026-03-10&to=2026-03-10')).toBe(0);
    expect(await at('2026-03-09T18:29:59.999Z', 'from=2026-03-10')).toBe(0);
    expect((await meera.get('/enquiries?from=2026-02-30')).status).toBe(422);
  });

  once('can be answered, archived and put back, and show by whom and when', async () => {
    await post(site.url, anEnquiry());
    const { id } = await only();
    const { enquiry } = enquiryAnswer.parse((await move(meera, id, 1, 'answered')).body);
    expect(enquiry).toMatchObject({ tab: 'answered', version: 2, answered: { by: 'Meera Joshi' } });
    await move(arun, id, 2, 'archived');
    expect(await open(id)).toMatchObject({ tab: 'archived', answered: { by: 'Meera Joshi' } });
    await move(arun, id, 3, 'new');
    expect(await open(id)).toMatchObject({ tab: 'new', version: 4, answered: null });
  });

  it('keep who answered when a move is undone, but not when they are answered again', async () => {
    await post(site.url, anEnquiry());
    const { id } = await only();
    const undo = (browser: DeskBrowser, version: number, tab: string) =>
      browser.request('PATCH', `/enquiries/${id}`, { version, tab, undo: true });
    await move(meera, id, 1, 'answered');
    await move(arun, id, 2, 'new');
    expect((await only()).answered).toBeNull();
    await undo(arun, 3, 'answered');
    expect(await open(id)).toMatchObject({ tab: 'answered', answered: { by: 'Meera Joshi' } });
    await move(arun, id, 4, 'archived');
    await undo(arun, 5, 'answered');
    expect(await open(id)).toMatchObject({ tab: 'answered', answered: { by: 'Meera Joshi' } });
    await move(meera, id, 6, 'new');
    await move(arun, id, 7, 'answered');
    expect(await open(id)).toMatchObject({ tab: 'answered', answered: { by: 'Arun Deshmukh' } });
    await move(meera, id, 8, 'new');
    await move(meera, id, 9, 'archived');
    expect(await open(id)).toMatchObject({ tab: 'archived', answered: null });
  });

  it('are never overwritten by a second person who has not seen the first one’s changes', async () => {
    await post(site.url, anEnquiry());
    const { id } = await only();
    const both = await Promise.all([move(meera, id, 1, 'answered'), move(arun, id, 1, 'archived')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [won, lost] = both[0].status === 200 ? both : both.toReversed();
    const now = enquiryAnswer.parse(won?.body).enquiry;
    expect(enquiryConflict.parse(lost?.body)).toMatchObject({
      problem: 'changed-meanwhile',
      enquiry: { version: 2, tab: now.tab },
    });
    const stale = await arun.request('DELETE', `/enquiries/${id}`, { version: 1, confirm: true });
    expect(stale.status).toBe(409);
    expect((await arun.post(`/enquiries/${id}/send`, { version: 1 })).status).toBe(409);
    expect((await move(meera, id, 3_000_000_000, 'spam')).status).toBe(422);
    const twice = await Promise.all([move(meera, id, 2, 'spam'), move(meera, id, 2, 'spam')]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await open(id)).toMatchObject({ version: 3, tab: 'spam' });
  });

  it('can wait for a call or for the doctor, with a history, and are new for an older release', async () => {
    await post(site.url, anEnquiry());
    const { id } = await only();
    const wait = (version: number, pending: object, undo?: boolean) =>
      meera.request('PATCH', `/enquiries/${id}`, { version, tab: 'pending', pending, undo });
    const callAt = '2026-12-03T09:30';
    await wait(1, { reason: 'no-answer' });
    const { body } = await wait(2, { reason: 'call-back', callAt });
    expect(enquiryAnswer.parse(body).enquiry).toMatchObject({
      tab: 'pending',
      pending: { reason: 'call-back', callAt: '2026-12-03T04:00:00.000Z' },
      answered: null,
    });
    expect((await wait(3, { reason: 'call-back' })).status).toBe(422);
    const { counts, enquiries } = await list('tab=pending');
    expect([counts.new, counts.pending, enquiries[0]?.id]).toEqual([0, 1, id]);
    const stored = site.services.database.selectFrom('enquiries').select('tab');
    expect(await stored.execute()).toEqual([{ tab: 'new' }]);
    await move(arun, id, 3, 'answered');
    await wait(4, { reason: 'call-back', callAt }, true);
    const { history, openedBy, pending } = await open(id);
    expect(pending?.reason).toBe('call-back');
    expect(history.map(({ by, was, became, callAt }) => [by, was, became, callAt])).toEqual([
      ['Meera Joshi', 'new', 'no-answer', null],
      ['Meera Joshi', 'no-answer', 'call-back', callAt],
      ['Arun Deshmukh', 'call-back', 'answered', null],
      ['Meera Joshi', 'answered', 'call-back', callAt],
    ]);
    expect(openedBy).toMatchObject([{ by: 'Arun Deshmukh' }]);
  });

  it('are moved together, except those that someone else has changed', async () => {
    await post(site.url, anEnquiry({ name: 'Asha' }));
    await post(site.url, anEnquiry({ name: 'Bharat' }));
    const both = (await list()).enquiries;
    const [bharat, asha] = both.map(({ id }) => id);
    await move(arun, asha ?? '', 1, 'archived');
    const moves = both.map(({ id, version }) => ({ id, version, tab: 'answered' }));
    const moved = movedEnquiries.parse((await meera.post('/enquiries/moves', { moves })).body);
    expect(moved.conflicts).toEqual([asha]);
    expect(moved.enquiries.map(({ name, tab }) => [name, tab])).toEqual([
      ['Bharat', 'answered'],
      ['Asha', 'archived'],
    ]);
    expect((await open(bharat ?? '')).answered?.by).toBe('Meera Joshi');
    expect((await meera.post('/enquiries/moves', { moves: [] })).status).toBe(422);
  });

  it('that came by phone are entered once, and lead to others from the same number', async () => {
    await post(site.url, anEnquiry({ name: 'Asha', phone: '98765-43210' }));
    const entered = {
      id: randomUUID(),
      source: 'phone',
      language: 'hi',
      name: 'Asha’s son',
      phone: '९८७६५ ४३२१० / 0712 2555555',
      email: '',
      message: 'More pain today',
    };
    const { body } = await meera.post('/enquiries', entered);
    await meera.post('/enquiries', entered);
    const { enquiry } = enquiryAnswer.parse(body);
    expect(enquiry).toMatchObject({ source: 'phone', tab: 'new', deliveries: [] });
    const { enquiries } = await list();
    expect(enquiries.map(({ name, wroteBefore }) => [name, wroteBefore])).toEqual([
      ['Asha’s son', true],
      ['Asha', false],
    ]);
    const [, asha] = enquiries;
    expect((await open(asha?.id ?? '')).others).toMatchObject([
      { id: enquiry.id, beginning: 'More pain today' },
    ]);
    const wrong = await meera.post('/enquiries', { ...entered, id: randomUUID(), language: 'xx' });
    expect(wrong.status).toBe(422);
  });

  it('with words of an emergency are marked, counted under Spam, and looked at anew once corrected', async () => {
    await post(site.url, anEnquiry({ name: 'Asha', message: 'Where can I park?' }));
    const message = 'पिताजी बेहोश हो गए थे';
    await post(site.url, anEnquiry({ name: 'Bharat', message, 'leave-empty': 'x' }));
    await post(site.url, anEnquiry({ name: 'Chitra', message }));
    const { enquiries, urgentNew, urgentSpam, counts } = await list();
    expect(enquiries.map(({ name, urgent }) => [name, urgent])).toEqual([
      ['Chitra', true],
      ['Bharat', true],
      ['Asha', false],
    ]);
    expect([urgentNew, urgentSpam, counts.spam]).toEqual([1, 1, 1]);
    expect(await names('tab=new&urgent=true')).toEqual(['Chitra']);
    service.behaviour = 'error';
    const first = anEnquiry({ phone: '111', message: 'Please call me' });
    await post(site.url, first);
    expect((await only()).urgent).toBe(false);
    await post(site.url, { ...first, message: 'छातीत खूप दुखत आहे' });
    expect((await only()).urgent).toBe(true);
  });

  it('have notes with name and time; a note sent twice is added once', async () => {
    await post(site.url, anEnquiry());
    const { id } = await only();
    const note = { id: randomUUID(), text: ' <b>Called back</b>,\nno answer ' };
    await Promise.all([
      meera.post(`/enquiries/${id}/notes`, note),
      meera.post(`/enquiries/${id}/notes`, note),
    ]);
    await arun.post(`/enquiries/${id}/notes`, { id: randomUUID(), text: 'Comes on Monday' });
    const { notes, version } = await open(id);
    expect(notes.map(({ by, text }) => [by, text])).toEqual([
      ['Meera Joshi', '<b>Called back</b>,\nno answer'],
      ['Arun Deshmukh', 'Comes on Monday'],
    ]);
    expect(version).toBe(1);
    expect((await only()).notes).toBe(2);
    expect((await meera.post(`/enquiries/${id}/notes`, { ...note, text: ' ' })).status).toBe(422);
  });

  once(
    'keep a note that was changed after a lost answer, or that has the id of another',
    async () => {
      await post(site.url, anEnquiry({ name: 'Asha' }));
      await post(site.url, anEnquiry({ name: 'Bharat' }));
      const [bharat, asha] = (await list()).enquiries.map(({ id }) => id);
      const note = { id: randomUUID(), text: 'Called back' };
      const save = (browser: DeskBrowser, id = '', text = note.text) =>
        browser.post(`/enquiries/${id}/notes`, { ...note, text });
      await save(meera, asha);
      const changed = await save(meera, asha, 'Called back, comes on Monday');
      expect(enquiryAnswer.parse(changed.body).enquiry.notes).toHaveLength(2);
      await save(arun, asha);
      await save(meera, bharat);
      const { notes } = await open(asha ?? '');
      expect(notes.map(({ by, text }) => `${by}: ${text}`).sort()).toEqual([
        'Arun Deshmukh: Called back',
        'Meera Joshi: Called back',
        'Meera Joshi: Called back, comes on Monday',
      ]);
      expect((await open(bharat ?? '')).notes).toMatchObject([
        { by: 'Meera Joshi', text: note.text },
      ]);
      const noted = site.services.database
        .selectFrom('access_log')
        .select('id')
        .where('action', '=', 'noted')
        .where('enquiry_id', 'in', [asha ?? '', bharat ?? '']);
      expect(await noted.execute()).toHaveLength(4);
    },
  );

  once('that were held back as spam are sent when staff move them out of spam', async () => {
    await post(site.url, anEnquiry({ 'leave-empty': 'x' }));
    const { id, version } = await only();
    expect(await open(id)).toMatchObject({ tab: 'spam', delivery: 'spam', deliveries: [] });
    await move(meera, id, version, 'new');
    await expect.poll(async () => (await open(id)).delivery).toBe('delivered');
    expect(service.emails).toHaveLength(1);
  });

  once(
    'that are waiting are not sent once they are spam, and are sent again on demand otherwise',
    async () => {
      service.behaviour = 'error';
      await post(site.url, anEnquiry());
      const { id } = await only();
      expect((await open(id)).deliveries[0]).toMatchObject({
        deliveredAt: null,
        problem: 'status 500',
      });
      await move(meera, id, 1, 'spam');
      service.behaviour = 'success';
      await site.services.enquiries.retry(randomUUID());
      expect((await open(id)).deliveries).toEqual([]);
      expect(service.emails).toEqual([]);
      service.behaviour = 'error';
      await move(meera, id, 2, 'new');
      await expect.poll(async () => (await open(id)).deliveries[0]?.attempts).toBeGreaterThan(0);
      service.behaviour = 'success';
      const { version } = await open(id);
      const sent = await meera.post(`/enquiries/${id}/send`, { version });
      expect(enquiryAnswer.parse(sent.body).enquiry.delivery).toBe('delivered');
    },
  );

  it('that are moved to spam and back during their delivery are sent once', async () => {
    const answerAll = service.hold();
    const sending = post(site.url, anEnquiry());
    await expect.poll(() => service.begun).toBe(1);
    const { id } = await only();
    expect((await move(meera, id, 1, 'spam')).status).toBe(200);
    expect((await move(meera, id, 2, 'new')).status).toBe(200);
    const again = site.services.enquiries.retry(id);
    answerAll();
    expect((await sending).status).toBe(200);
    await again;
    expect(service.emails).toHaveLength(1);
    expect((await open(id)).delivery).toBe('delivered');
  });

  once(
    'that become spam while sending them fails are not tried again until they no longer are',
    async () => {
      const answerAll = service.hold();
      service.behaviour = 'error';
      const sending = post(site.url, anEnquiry());
      await expect.poll(() => service.begun).toBe(1);
      const { id } = await only();
      await move(meera, id, 1, 'spam');
      answerAll();
      expect((await sending).status).toBe(502);
      service.behaviour = 'success';
      const { database, enquiries } = site.services;
      const next_attempt_at = new Date().toISOString();
      await database.updateTable('deliveries').set({ next_attempt_at }).execute();
      expect(await leaseDelivery(database, id, 'service', 1_000)).toBeNull();
      await move(meera, id, 2, 'new');
      enquiries.sendSoon();
      await expect.poll(async () => (await open(id)).delivery).toBe('delivered');
      expect(service.emails).toHaveLength(1);
    },
  );

  once('that were received, changed or deleted by others are reported within seconds', async () => {
    await post(site.url, anEnquiry({ name: 'Asha' }));
    const { cursor } = await list();
    const changes = async () =>
      changesAnswer.parse((await meera.get(`/enquiries/changes?since=${cursor}`)).body);
    const { id } = await only();
    await post(site.url, anEnquiry({ name: 'Bharat' }));
    await move(arun, id, 1, 'answered');
    const { enquiries, newCount, reload } = await changes();
    expect(enquiries.map(({ name, tab }) => [name, tab])).toEqual([
      ['Bharat', 'new'],
      ['Asha', 'answered'],
    ]);
    expect([newCount, reload]).toEqual([1, false]);
    await arun.request('DELETE', `/enquiries/${id}`, { version: 2, confirm: true });
    expect((await changes()).deleted).toContain(id);
    const later = new Date(Date.now() + 3_600_000).toISOString();
    const ahead = await meera.get(`/enquiries/changes?since=${later}`);
    expect(changesAnswer.parse(ahead.body).reload).toBe(true);
  });

  once('that their visitor has corrected are reported as new again', async () => {
    service.behaviour = 'error';
    const first = anEnquiry({ phone: '111', message: 'Chest pain since this morning' });
    await post(site.url, first);
    const { id } = await only();
    await move(meera, id, 1, 'answered');
    await post(site.url, { ...first, phone: '222', message: 'Please call me' });
    const { earlier, phone, version, tab } = await open(id);
    expect([phone, version, tab]).toEqual(['222', 3, 'new']);
    expect(earlier.map(({ message }) => message)).toEqual(['Chest pain since this morning']);
  });

  it('are deleted permanently, from the files too, but only after confirmation', async () => {
    await post(site.url, anEnquiry({ name: 'Someone Who Asked To Be Forgotten' }));
    const { id } = await only();
    await meera.post(`/enquiries/${id}/notes`, {
      id: randomUUID(),
      text: 'A Note To Be Forgotten',
    });
    expect((await meera.request('DELETE', `/enquiries/${id}`, { version: 1 })).status).toBe(422);
    const deleting = await meera.request('DELETE', `/enquiries/${id}`, {
      version: 1,
      confirm: true,
    });
    expect(deleting.status).toBe(204);
    expect((await meera.get(`/enquiries/${id}`)).status).toBe(404);
    for (const table of ['enquiry_notes', 'deliveries'] as const) {
      const left = site.services.database.selectFrom(table).selectAll();
      expect(await left.where('enquiry_id', '=', id).execute()).toEqual([]);
    }
    if (kind === 'PostgreSQL') return;
    const file = databaseUrl.slice('file:'.length);
    for (const part of [file, `${file}-wal`]) {
      expect(readFileSync(part).includes('To Be Forgotten')).toBe(false);
    }
  });

  once('are exported as shown, with state and notes and without formulas', async () => {
    await post(site.url, anEnquiry({ name: '=HYPERLINK("http://evil.example")', message: 'one' }));
    const { id } = await only();
    await move(meera, id, 1, 'answered');
    await meera.post(`/enquiries/${id}/notes`, { id: randomUUID(), text: '=1+1' });
    await post(site.url, anEnquiry({ name: 'आशा', message: 'two', phone: '@1' }));
    const { status, body, headers } = await meera.get('/enquiries.csv?tab=answered');
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toContain('attachment; filename="enquiries.csv"');
    // fetch removes the byte order mark.
    expect(body).toMatch(/^\uFEFF?Enquiry,Received,Sent on,Name,/);
    expect(body).toContain('"\'=HYPERLINK(""http://evil.example"")"');
    const minute = String.raw`20\d\d-\d\d-\d\d \d\d:\d\d`;
    expect(body).toMatch(
      new RegExp(`,Answered,Meera Joshi,${minute},${minute} Meera Joshi: =1\\+1\r\n$`),
    );
    expect(body).not.toContain('आशा');
    const whole = (await meera.get('/enquiries.csv')).body;
    expect(whole.indexOf('आशा')).toBeLessThan(whole.indexOf('evil.example'));
    expect(whole).toContain(",'@1,");
  });

  once('are exported as a heading alone if none matches', async () => {
    await post(site.url, anEnquiry());
    const { status, body } = await meera.get('/enquiries.csv?search=nobody');
    expect(status).toBe(200);
    expect(body).toMatch(/^\uFEFF?Enquiry,Received,[\w ,]+,Notes\r\n$/);
  });
});
