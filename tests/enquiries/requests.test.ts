import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  enquiryAnswer,
  enquiryConflict,
  openedEnquiry,
} from '../../shared/desk/enquiries/opened.ts';
import { visitsAnswer } from '../../shared/desk/visits.ts';
import { type DeskBrowser, someone } from '../desk/desk-browser.ts';
import { databaseKinds, useDatabases } from '../support/databases/databases.ts';
import { type InProcessSite, startInProcess } from '../support/site/site-in-process.ts';
import { anEnquiry, answerOn, post } from '../support/site/visitor.ts';

/** Eleven in the morning by the clinic's clock, on the next day but one that is not a Sunday. */
function soon(): string {
  const day = Temporal.Now.plainDateISO('Asia/Kolkata').add({ days: 2 });
  return `${day.dayOfWeek === 7 ? day.add({ days: 1 }) : day}T11:00`;
}

describe.each(databaseKinds)('a request, on %s', (kind) => {
  const databases = useDatabases(kind);
  /** For what does not depend on the kind of database. */
  const once = it.runIf(kind === 'SQLite');
  let site: InProcessSite;
  let meera: DeskBrowser;
  let arun: DeskBrowser;

  beforeAll(async () => {
    site = await startInProcess({
      DATABASE_URL: await databases.fresh(),
      DESK_SECRET: 'a secret of the tests that is long enough',
      SITE_URL: 'https://clinic.example',
    });
    meera = (await someone(site, 'reception', 'Meera Joshi')).browser;
    arun = (await someone(site, 'doctor', 'Arun Deshmukh')).browser;
  });
  afterAll(() => site.close());
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Sends an enquiry; returns its id, and the path of its private page. */
  async function send(language = 'en', message = anEnquiry().message) {
    const sent = anEnquiry({ message });
    const { body } = await post(site.url, { ...sent, language });
    const all = await site.services.enquiries.inbox.list();
    const id = all.find(({ message }) => message === sent.message)?.id ?? '';
    return { id, path: body.request ?? '', sent };
  }
  const open = async (id: string) =>
    openedEnquiry.parse((await meera.get(`/enquiries/${id}`)).body);
  const offer = (by: DeskBrowser, id: string, version: number, at = soon(), more = {}) =>
    by.post(`/enquiries/${id}/offers`, { version, at, ...more });
  const answer = (path: string, given: string, version: number | '', ...halfDays: string[]) =>
    answerOn(site.url, path, [
      ['answer', given],
      ['offer', String(version)],
      ...halfDays.map((day): [string, string] => ['half-day', day]),
    ]);
  const show = (path: string) =>
    site.services.enquiries.requests.show(path.split('/').at(-1) ?? '');
  /** An enquiry to which a visit has been offered. */
  async function offered() {
    const sent = await send();
    const { version } = await open(sent.id);
    expect((await offer(meera, sent.id, version)).status).toBe(200);
    return sent;
  }
  /** The same on a day by the clinic's clock, for a test with a clock of its own. */
  async function offeredOn(at: string) {
    const { browser } = await someone(site, 'reception');
    const sent = await send();
    const { version } = (await browser.get(`/enquiries/${sent.id}`)).body as { version: number };
    expect((await offer(browser, sent.id, version, at)).status).toBe(200);
    return sent;
  }
  const setClock = (moment: string) =>
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });

  it('is accepted once, although it is accepted twice at the same moment', async () => {
    const { id, path } = await offered();
    const told = await Promise.all([answer(path, 'agreed', 1), answer(path, 'agreed', 1)]);
    expect(told).toEqual(['done', 'done']);
    expect(await answer(path, 'agreed', 1), 'pressed again').toBe('done');
    const { visit, request } = await open(id);
    expect(visit.state).toBe('agreed');
    expect(request?.history.map(({ kind, by }) => [kind, by])).toEqual([
      ['offered', 'Meera Joshi'],
      ['agreed', null],
    ]);
  });

  it('is either accepted or changed by the clinic, if both happen at the same moment', async () => {
    const { id, path } = await offered();
    const { version } = await open(id);
    const [told, changed] = await Promise.all([
      answer(path, 'agreed', 1),
      offer(arun, id, version, soon().replace('T11', 'T12')),
    ]);
    const isAccepted = told === 'done';
    expect(told).toBe(isAccepted ? 'done' : 'changed');
    expect(changed.status).toBe(isAccepted ? 409 : 200);
    const shown = await show(path);
    expect([shown?.state, shown?.offer?.version]).toEqual(
      isAccepted ? ['agreed', 1] : ['offered', 2],
    );
  });

  it('gets one offer from two people at the same moment, and the second sees that of the first', async () => {
    const { id } = await send();
    const { version } = await open(id);
    const answers = await Promise.all([
      offer(meera, id, version),
      offer(arun, id, version, soon().replace('T11', 'T12')),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = enquiryAnswer.parse(answers.find(({ status }) => status === 200)?.body).enquiry;
    const lost = enquiryConflict.parse(answers.find(({ status }) => status === 409)?.body).enquiry;
    expect(lost.visit).toEqual(won.visit);
    expect(lost.request?.history).toHaveLength(1);
  });

  it('is as before once its offer is undone, unless the patient has answered it meanwhile', async () => {
    const { id, path } = await offered();
    const undo = async (version: number, tab: string) => {
      const change = { version: (await open(id)).version, tab, undo: true, offer: version };
      return (await meera.request('PATCH', `/enquiries/${id}`, change)).status;
    };
    expect(await undo(1, 'new')).toBe(200);
    const before = await open(id);
    expect([before.tab, before.visit.state, before.visit.at]).toEqual(['new', 'received', null]);
    expect(await answer(path, 'agreed', 1), 'on a page that still shows it').toBe('changed');

    await offer(meera, id, before.version);
    await answer(path, 'agreed', 2);
    expect(await undo(2, 'new')).toBe(409);
    await offer(meera, id, (await open(id)).version, soon().replace('T11', 'T12'));
    expect(await undo(3, 'answered')).toBe(200);
    const after = await open(id);
    expect([after.tab, after.visit.state, after.visit.offer]).toEqual(['answered', 'agreed', 2]);
    expect(after.request?.history.map(({ kind }) => kind)).toEqual([
      'offered',
      'withdrawn',
      'offered',
      'agreed',
      'changed',
      'withdrawn',
    ]);
  });

  it('ends with its enquiry', async () => {
    const { id, path } = await offered();
    const { version } = await open(id);
    const deleted = await meera.request('DELETE', `/enquiries/${id}`, { version, confirm: true });
    expect(deleted.status).toBe(204);
    expect(await show(path)).toBeNull();
    expect(await answer(path, 'agreed', 1)).toBe('failed');
  });

  it('is listed among the visits of today and tomorrow once it is agreed', async () => {
    setClock('2026-12-01T06:00:00Z');
    const { browser } = await someone(site, 'reception');
    const { id, path, sent } = await send();
    const { body } = await browser.get(`/enquiries/${id}`);
    expect((await offer(browser, id, body.version, '2026-12-02T11:00')).status).toBe(200);
    const list = async () => visitsAnswer.parse((await browser.get('/visits')).body).days;
    expect((await list()).map(({ day }) => day)).toEqual(['2026-12-01', '2026-12-02']);
    expect((await list())[1]?.visits).toEqual([]);
    await answer(path, 'agreed', 1);
    expect((await list())[1]?.visits).toEqual([
      {
        ...{ id, at: '2026-12-02T05:30:00.000Z', name: sent.name, phone: sent.phone },
        ...{ line: '', packages: [], note: '' },
      },
    ]);
  });

  it('is listed with the call that was promised, its package and its newest note, until the call is made', async () => {
    setClock('2026-12-01T06:00:00Z');
    let { browser } = await someone(site, 'reception');
    const { id, sent } = await send('en', 'I ask about the Basic Cardiac Evaluation.');
    const { body } = await browser.get(`/enquiries/${id}`);
    const calls = async () =>
      visitsAnswer
        .parse((await browser.get('/visits')).body)
        .days.map((day) => day.calls.filter((call) => call.id === id));
    const pending = { reason: 'call-back', callAt: '2026-12-02T11:00' };
    await browser.request('PATCH', `/enquiries/${id}`, {
      ...{ version: body.version, tab: 'pending', pending },
    });
    for (const text of ['Calls from work.', 'Ask for her son.']) {
      await browser.post(`/enquiries/${id}/notes`, { id: randomUUID(), text });
      setClock('2026-12-01T06:01:00Z');
    }
    const call = {
      ...{ id, at: '2026-12-02T05:30:00.000Z', name: sent.name, phone: sent.phone },
      ...{ packages: ['basic'], note: 'Ask for her son.' },
    };
    expect(await calls()).toEqual([[], [call]]);
    setClock('2026-12-03T06:00:00Z');
    ({ browser } = await someone(site, 'reception'));
    expect(await calls(), 'a day after the promise').toEqual([[call], []]);
    const { version } = (await browser.get(`/enquiries/${id}`)).body;
    await browser.request('PATCH', `/enquiries/${id}`, { version, tab: 'answered' });
    expect(await calls()).toEqual([[], []]);
  });

  once(
    'counts as answered once its offer is sent or the patient agrees, and not before',
    async () => {
      const sentOn = await offered();
      const { tab, pending, answered, version } = await open(sentOn.id);
      expect([tab, pending?.reason, answered]).toEqual(['pending', 'unsent', null]);
      await meera.request('PATCH', `/enquiries/${sentOn.id}`, { version, tab: 'answered' });
      await offer(arun, sentOn.id, version + 1, soon().replace('T11', 'T12'));
      const again = await open(sentOn.id);
      expect(again.tab, 'with another time').toBe('pending');
      await arun.request('PATCH', `/enquiries/${sentOn.id}`, {
        ...{ version: again.version, tab: 'answered' },
      });
      expect((await open(sentOn.id)).answered?.by, 'who was first').toBe('Meera Joshi');

      const seen = await offered();
      await answer(seen.path, 'agreed', 1);
      expect(await open(seen.id)).toMatchObject({
        tab: 'answered',
        answered: { by: 'Meera Joshi' },
      });
    },
  );

  once(
    'has an address that cannot be guessed, the same each time its message is sent',
    async () => {
      const { path, sent } = await send('mr');
      expect(path).toMatch(/^\/mr\/request\/[\w-]{22}$/);
      const again = await post(site.url, { ...sent, language: 'mr' });
      expect(again.body.request).toBe(path);
      expect((await send()).path).not.toContain(path.slice('/mr'.length));
      expect(await show(`/request/${'A'.repeat(22)}`)).toBeNull();
      expect(await show("/request/'--")).toBeNull();
    },
  );

  once('tells a robot the same as a person', async () => {
    const person = await post(site.url, anEnquiry());
    const robot = await post(site.url, anEnquiry({ 'leave-empty': 'x' }));
    expect(Object.keys(robot.body)).toEqual(Object.keys(person.body));
  });

  once('says when it was first read by a person, however often it is opened', async () => {
    const { id, path } = await send();
    expect((await show(path))?.openedAt).toBeNull();
    await open(id);
    const { openedAt } = (await show(path)) ?? {};
    expect(openedAt).toBeTruthy();
    await open(id);
    expect((await show(path))?.openedAt).toBe(openedAt);
  });

  once('is not answered from a tab that shows an earlier offer', async () => {
    const { id, path } = await offered();
    const { version } = await open(id);
    await offer(arun, id, version, soon().replace('T11', 'T12'));
    for (const given of ['agreed', 'asked', 'cancelled']) {
      expect(await answer(path, given, 1, '2030-01-01-morning'), given).toBe('changed');
    }
    expect((await show(path))?.state).toBe('offered');
  });

  once('comes back to New with up to three half days if another time is asked for', async () => {
    const { id, path } = await send();
    const pending = { reason: 'call-back', callAt: soon() };
    const { version } = await open(id);
    await meera.request('PATCH', `/enquiries/${id}`, { version, tab: 'pending', pending });
    await offer(meera, id, version + 1);
    expect((await open(id)).pending, 'no call is due any more').toMatchObject({ reason: 'unsent' });
    const days = ['2030-01-01', '2030-01-02', '2030-01-03', '2030-01-04'];
    const wishes = days.map((day) => `${day}-morning`);
    expect(await answer(path, 'asked', 1, ...wishes)).toBe('many');
    expect((await show(path))?.state, 'as before').toBe('offered');
    expect(await answer(path, 'asked', 1, ...wishes.slice(0, 3))).toBe('done');
    const { tab, visit, request } = await open(id);
    expect([tab, visit.state]).toEqual(['new', 'asked']);
    expect(request?.history.at(-1)?.halfDays).toEqual(wishes.slice(0, 3));
    expect(await answer(path, 'agreed', 1), 'after all').toBe('done');
  });

  once('stays agreed if another time is asked for without a half day', async () => {
    const { path } = await offered();
    await answer(path, 'agreed', 1);
    expect(await answer(path, 'asked', 1)).toBe('unchosen');
    expect((await show(path))?.state).toBe('agreed');
  });

  once('says until when another time is offered, counted from the wish', async () => {
    setClock('2026-12-01T06:00:00Z');
    const { path } = await offeredOn('2026-12-04T11:00');
    const { answerBy: first = '' } = (await show(path)) ?? {};
    setClock('2026-12-03T06:00:00Z');
    await answer(path, 'asked', 1, '2026-12-05-morning');
    const { answerBy: second = '' } = (await show(path)) ?? {};
    expect(Date.parse(first)).toBeLessThan(Date.parse('2026-12-03T06:00:00Z'));
    expect(Date.parse(second)).toBeGreaterThan(Date.parse('2026-12-03T06:00:00Z'));
  });

  once(
    'is not called changed by the clinic where the patient had turned the time down',
    async () => {
      const { id, path } = await offered();
      await answer(path, 'cancelled', 1);
      const later = soon().replace('T11', 'T12');
      await offer(meera, id, (await open(id)).version, later);
      expect((await show(path))?.offer?.isChange).toBe(false);
      await offer(meera, id, (await open(id)).version);
      expect((await show(path))?.offer?.isChange, 'changed again, of the clinic’s own').toBe(true);
    },
  );

  once('is changed by phone only from two hours before the visit on', async () => {
    const { path } = await offered();
    await answer(path, 'agreed', 1);
    const { changesUntil } = (await show(path)) ?? {};
    setClock(new Date(Date.parse(changesUntil ?? '') - 1_000).toISOString());
    expect((await show(path))?.canChange).toBe(true);
    setClock(changesUntil ?? '');
    expect((await show(path))?.canChange).toBe(false);
    expect(await answer(path, 'cancelled', 1)).toBe('late');
    expect(await answer(path, 'asked', 1, '2030-01-01-morning')).toBe('late');
  });

  once('tells the desk that it was the patient who was faster', async () => {
    const { id, path } = await offered();
    const { version } = await open(id);
    await answer(path, 'agreed', 1);
    const refused = await offer(meera, id, version, soon().replace('T11', 'T12'));
    expect([refused.status, refused.body.problem]).toEqual([409, 'changed-meanwhile']);
    expect(refused.body.message).toMatch(/^The patient has answered/);
    await offer(arun, id, (await open(id)).version, soon().replace('T11', 'T13'));
    const second = await offer(meera, id, version);
    expect(second.body.message).toMatch(/^Someone else/);
  });

  once(
    'ends 30 days after its visit, and is back once a clock that was ahead is right again',
    async () => {
      const { path } = await offered();
      await answer(path, 'agreed', 1);
      const visit = Date.parse((await show(path))?.offer?.at ?? '');
      setClock(new Date(visit + 29 * 86_400_000).toISOString());
      expect(await show(path)).not.toBeNull();
      setClock(new Date(visit + 31 * 86_400_000).toISOString());
      expect(await show(path)).toBeNull();
      vi.useRealTimers();
      expect((await show(path))?.state).toBe('agreed');
    },
  );

  once('takes no answer from a page of another site', async () => {
    const { path } = await offered();
    const elsewhere = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const fields: [string, string][] = [
      ['answer', 'cancelled'],
      ['offer', '1'],
    ];
    expect(await answerOn(site.url, path, fields, elsewhere)).toBe('failed');
    expect((await show(path))?.state).toBe('offered');
    // An older browser, which says no more than this of a page without a referrer.
    expect(await answerOn(site.url, path, fields, { origin: 'null' })).toBe('done');
  });

  once('is offered no time outside the opening hours without a reason', async () => {
    const { id } = await send();
    const { version } = await open(id);
    const night = soon().replace('T11', 'T22');
    const refused = await offer(meera, id, version, night);
    expect([refused.status, refused.body.field]).toEqual([422, 'reason']);
    const reason = 'The doctor comes in for this patient.';
    expect((await offer(meera, id, version, night, { reason })).status).toBe(200);
    expect((await open(id)).request?.history[0]?.reason).toBe(reason);
    const past = await offer(meera, id, version, '2020-01-01T11:00');
    expect([past.status, past.body.field]).toEqual([422, 'at']);
  });

  once(
    'is offered to someone at the counter too, without an alert or a mail to nobody',
    async () => {
      const { name, phone, message } = anEnquiry();
      const entered = { id: randomUUID(), source: 'counter', language: 'en', name, phone, message };
      const { body } = await meera.post('/enquiries', { ...entered, email: '' });
      const { id, version } = enquiryAnswer.parse(body).enquiry;
      expect((await offer(meera, id, version)).status).toBe(200);
      const { request, visit } = await open(id);
      const link = request?.link ?? '';
      expect(visit.state).toBe('offered');
      expect((await show(link))?.openedAt).toBeTruthy();
      const mail = { subject: 'Your visit', text: link };
      expect((await meera.post(`/enquiries/${id}/offer-mail`, mail)).status).toBe(422);
      expect(await answer(new URL(link).pathname, 'agreed', 1)).toBe('done');
    },
  );

  once('is agreed or cancelled by phone too, in the name of who enters it', async () => {
    const { id, path } = await offered();
    const settle = async (state: string) =>
      meera.post(`/enquiries/${id}/visit`, { version: (await open(id)).version, state });
    expect((await settle('agreed')).status).toBe(200);
    expect((await show(path))?.state).toBe('agreed');
    await settle('cancelled');
    expect((await open(id)).request?.history.map(({ kind, by }) => [kind, by])).toEqual([
      ['offered', 'Meera Joshi'],
      ['agreed', 'Meera Joshi'],
      ['cancelled', 'Meera Joshi'],
    ]);
  });
});
