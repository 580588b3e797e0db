import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { ListedEnquiry } from '../../../shared/desk/enquiries/list.ts';
import { anEnquiry, post } from '../../support/site/visitor.ts';
import type { EnquiriesDesk } from './enquiries-desk.ts';

/** Lists of enquiries: their order, pages and marks. */
export function listTests(desk: EnquiriesDesk): void {
  const { list, move, names, newestEnquiry } = desk;

  /** Reads a list page by page. */
  const readAll = async (query: string) => {
    const all: ListedEnquiry[] = [];
    for (let page = query; ; ) {
      const { enquiries, next } = await list(page);
      all.push(...enquiries);
      if (next === null) return all;
      page = `${query}&before=${encodeURIComponent(next)}`;
    }
  };

  it('enquiries are listed by tab with their first words, open ones longest waiting first and closed ones newest first', async () => {
    const longMessage = `First\n\n words ${'and many more '.repeat(20)}`;
    await post(desk.site.url, anEnquiry({ name: 'Asha', message: longMessage }));
    await post(desk.site.url, anEnquiry({ name: 'Bharat' }));
    await post(desk.site.url, anEnquiry({ name: 'Robot', 'leave-empty': 'x' }));
    expect(await names()).toEqual(['Robot', 'Bharat', 'Asha']);
    expect(await names('tab=new')).toEqual(['Asha', 'Bharat']);
    expect(await names('tab=spam')).toEqual(['Robot']);
    const { enquiries, counts, next } = await list('tab=new');
    expect([counts.new, next]).toEqual([2, null]);
    expect(enquiries[0]?.beginning).toMatch(/^First words and many more .{60,}…$/);
    expect(enquiries[0]).toMatchObject({
      version: 1,
      delivery: 'delivered',
      answered: null,
      notes: 0,
    });
  });

  it('waiting enquiries are sorted: urgent ones, then answers from patients, then the longest waiting', async () => {
    const { database } = desk.site.services;
    // Five of each group, which have to come first although they are the newest, and more others than one page holds.
    const rows = Array.from({ length: 110 }, (_, index) => ({
      id: randomUUID(),
      content: JSON.stringify({ name: `${index}`, email: '', phone: '', message: '' }),
      created_at: new Date(1_700_000_000_000 + index * 60_000).toISOString(),
      urgent: index >= 105,
    }));
    await database.insertInto('enquiries').values(rows).execute();
    const requests = rows.slice(100, 105).map(({ id }, index) => ({
      enquiry_id: id,
      token: `token-${id}`,
      state: index === 2 ? ('cancelled' as const) : ('asked' as const),
    }));
    await database.insertInto('requests').values(requests).execute();
    const order = (await readAll('tab=new')).map(({ name }) => name);
    const range = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, index) => `${from + index}`);
    expect(order).toEqual([...range(105, 110), ...range(100, 105), ...range(0, 100)]);
    const { urgentNew, patientAnswers } = await list();
    expect([urgentNew, patientAnswers]).toEqual([5, 5]);
    expect(await names('tab=new&answers=true')).toEqual(range(100, 105));
    expect((await desk.meera.get('/enquiries?tab=new&before=7~x~y')).status).toBe(422);
  });

  it('enquiries are read in pages of fifty without repeats or gaps, even with equal times', async () => {
    const rows = Array.from({ length: 120 }, (_, index) => ({
      id: randomUUID(),
      content: JSON.stringify({ name: `Visitor ${index}`, email: '', phone: '', message: '' }),
      search: `visitor ${index}`,
      created_at: new Date(1_700_000_000_000 + Math.floor(index / 40)).toISOString(),
    }));
    await desk.site.services.database.insertInto('enquiries').values(rows).execute();
    // The list of those that wait, oldest first, and a search, newest first.
    for (const query of ['tab=new', 'search=visitor']) {
      const ids = (await readAll(query)).map(({ id }) => id);
      expect([query, ids.length, new Set(ids).size]).toEqual([query, 120, 120]);
    }
  });

  it('enquiries with emergency words are marked, counted even as spam, and checked again once corrected', async () => {
    await post(desk.site.url, anEnquiry({ name: 'Asha', message: 'Where can I park?' }));
    const message = 'पिताजी बेहोश हो गए थे';
    await post(desk.site.url, anEnquiry({ name: 'Bharat', message }));
    await post(desk.site.url, anEnquiry({ name: 'Chitra', message }));
    // Only staff can mark a message with such words as spam.
    const [bharat] = (await list('tab=new&urgent=true')).enquiries;
    await move(desk.meera, bharat?.id ?? '', 1, 'spam');
    const { enquiries, urgentNew, urgentSpam, counts } = await list();
    expect(enquiries.map(({ name, urgent }) => [name, urgent])).toEqual([
      ['Chitra', true],
      ['Bharat', true],
      ['Asha', false],
    ]);
    expect([urgentNew, urgentSpam, counts.spam]).toEqual([1, 1, 1]);
    expect(await names('tab=new&urgent=true')).toEqual(['Chitra']);
    // A patient who did not answer a call is still counted, under the tab where the enquiry waits.
    const [{ id, version } = { id: '', version: 0 }] = enquiries;
    const change = { version, tab: 'pending', pending: { reason: 'no-answer' } };
    expect((await desk.meera.request('PATCH', `/enquiries/${id}`, change)).status).toBe(200);
    const listAfterwards = await list();
    expect([listAfterwards.urgentNew, listAfterwards.urgentPending]).toEqual([0, 1]);
    expect(await names('tab=pending&urgent=true')).toEqual(['Chitra']);
    desk.service.behaviour = 'error';
    const firstEnquiry = anEnquiry({ phone: '111', message: 'Please call me' });
    await post(desk.site.url, firstEnquiry);
    expect((await newestEnquiry()).urgent).toBe(false);
    await post(desk.site.url, { ...firstEnquiry, message: 'छातीत खूप दुखत आहे' });
    expect((await newestEnquiry()).urgent).toBe(true);
  });

  it('an enquiry shows who has begun to call or write from the list, which counts as opening the enquiry', async () => {
    const { body } = await post(desk.site.url, anEnquiry({ name: 'Sneha' }));
    const { id, openedBy } = await newestEnquiry();
    expect(openedBy).toEqual([]);
    const { revision } = await list();
    const press = (how: string) => desk.meera.post(`/enquiries/${id}/contact`, { how });
    const response = await press('messaged');
    expect([response.status, response.body.enquiry.id]).toEqual([200, id]);
    await press('messaged');
    const meeraMessaged = { by: 'Meera Joshi', how: 'messaged' };
    // A colleague's list learns of it, and so does the enquiry that a colleague opens.
    const changes = await desk.arun.get('/enquiries/changes');
    expect(changes.body.revision).not.toBe(revision);
    expect(await newestEnquiry()).toMatchObject({ id, version: 1, openedBy: [meeraMessaged] });
    expect((await desk.arun.get(`/enquiries/${id}`)).body.openedBy).toMatchObject([meeraMessaged]);
    expect((await newestEnquiry()).openedBy).toMatchObject([
      meeraMessaged,
      { by: 'Arun Deshmukh', how: 'opened' },
    ]);
    // Opening it afterwards, to record the outcome, does not replace the message that was sent.
    await desk.meera.get(`/enquiries/${id}`);
    expect((await desk.arun.get(`/enquiries/${id}`)).body.openedBy).toMatchObject([
      meeraMessaged,
      { by: 'Meera Joshi', how: 'opened' },
    ]);
    // The patient's page shows it, and no alert follows half an hour later.
    const token = body.request?.split('/').at(-1) ?? '';
    const request = await desk.site.services.enquiries.requests.get(token);
    expect(request?.openedAt).not.toBeNull();
    const { entries } = (await desk.arun.get(`/access-log?enquiry=${id}`)).body;
    const actions = entries.map(({ action }: { action: string }) => action);
    expect(actions).toEqual(['opened', 'opened', 'messaged']);
    expect((await press('stared')).status).toBe(422);
    expect(
      (await desk.meera.post(`/enquiries/${randomUUID()}/contact`, { how: 'called' })).status,
    ).toBe(404);
  });

  it('enquiries that wait for the doctor are counted and can be listed, until somebody else takes them up', async () => {
    for (const name of ['Asha', 'Bharat', 'Chitra']) await post(desk.site.url, anEnquiry({ name }));
    const [chitra, bharat] = (await list()).enquiries;
    const wait = (id = '', reason = '') =>
      desk.meera.request('PATCH', `/enquiries/${id}`, {
        version: 1,
        tab: 'pending',
        pending: { reason },
      });
    await wait(chitra?.id, 'no-answer');
    expect((await wait(bharat?.id, 'doctor')).status).toBe(200);
    const { counts, waitingForDoctor } = await list('tab=pending');
    expect([counts.pending, waitingForDoctor]).toEqual([2, 1]);
    expect(await names('tab=pending&doctor=true')).toEqual(['Bharat']);
    expect((await desk.meera.get('/enquiries.csv?tab=pending&doctor=true')).body).toContain(
      'Bharat',
    );
    await move(desk.arun, bharat?.id ?? '', 2, 'answered');
    expect((await list()).waitingForDoctor).toBe(0);
    expect(await names('tab=pending&doctor=true')).toEqual([]);
  });
}
