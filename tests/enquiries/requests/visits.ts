import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { openedEnquiry } from '../../../shared/desk/enquiries/opened.ts';
import { visitsResponse, visitTimesResponse } from '../../../shared/desk/visits.ts';
import { addPerson } from '../../desk/desk-browser.ts';
import type { RequestsDesk } from './requests-desk.ts';

/** The visits and calls of today and tomorrow. */
export function visitTests(desk: RequestsDesk): void {
  const { send, offer, answer, setClock, show } = desk;

  it('a visit is listed among the visits of today and tomorrow once it is agreed', async () => {
    setClock('2037-12-01T06:00:00Z');
    const { browser } = await addPerson(desk.site, 'reception');
    const { id, path, enquiry } = await send();
    const { body } = await browser.get(`/enquiries/${id}`);
    expect((await offer(browser, id, body.version, '2037-12-02T11:00')).status).toBe(200);
    const list = async () => visitsResponse.parse((await browser.get('/visits')).body).days;
    expect((await list()).map(({ day }) => day)).toEqual(['2037-12-01', '2037-12-02']);
    expect((await list())[1]?.visits).toEqual([]);
    await answer(path, 'agreed', 1);
    expect((await list())[1]?.visits).toEqual([
      {
        id,
        at: '2037-12-02T05:30:00.000Z',
        name: enquiry.name,
        phone: enquiry.phone,
        patientNote: '',
        booked: [],
        note: '',
        urgent: false,
        isUnsent: false,
        isClosed: false,
        offer: 1,
        email: enquiry.email,
        language: 'en',
        attendance: null,
        reminded: null,
        link: expect.stringContaining(path),
        phones: [expect.objectContaining({ canChat: true })],
      },
    ]);
    // Marking it twice changes nothing, and what a colleague has said since is not replaced unseen.
    const attendance = { offer: 1, attendance: 'came', was: null };
    const mark = (body: object) => browser.request('PUT', `/enquiries/${id}/attendance`, body);
    const remind = (body: object) => browser.post(`/enquiries/${id}/reminded`, body);
    expect([(await mark(attendance)).status, (await mark(attendance)).status]).toEqual([204, 204]);
    expect((await mark({ ...attendance, attendance: 'missed' })).status).toBe(409);
    expect((await mark({ ...attendance, offer: 2 })).status).toBe(409);
    expect([await remind({ offer: 1 }), await remind({ offer: 2 })]).toMatchObject([
      { status: 204 },
      { status: 409 },
    ]);
    const { history } = (await browser.get(`/enquiries/${id}`)).body.request;
    expect(history.slice(-2).map(({ kind }: { kind: string }) => kind)).toEqual([
      'came',
      'reminded',
    ]);
    expect((await mark({ offer: 1, attendance: null, was: 'came' })).status).toBe(204);
    expect((await list())[1]?.visits).toMatchObject([{ attendance: null, reminded: {} }]);
    const { facts } = desk.site.services.config.clinic;
    const day = '2037-12-02';
    facts.days = [{ from: day, to: day, hours: { opens: '12:00', closes: '16:00' } }];
    expect((await list())[1]?.visits, 'after its hours have changed').toMatchObject([
      { id, isClosed: true },
    ]);
    facts.days = [];
  });

  it('an offer is listed as unanswered at the time that was offered last, until the patient answers or it is withdrawn', async () => {
    setClock('2037-12-01T06:00:00Z');
    const { browser } = await addPerson(desk.site, 'reception');
    const { id, path, enquiry } = await send();
    const version = async () => (await browser.get(`/enquiries/${id}`)).body.version;
    const offerAt = async (at: string, fields = {}) =>
      expect((await offer(browser, id, await version(), at, fields)).status).toBe(200);
    const readVisits = async () => {
      const { days, later } = visitsResponse.parse((await browser.get('/visits')).body);
      return [...days, ...later].flatMap(({ day, visits, offers }) => [
        ...(offers ?? []).filter((item) => item.id === id).map(({ at }) => [day, 'offered', at]),
        ...visits.filter((item) => item.id === id).map(({ at }) => [day, 'agreed', at]),
      ]);
    };
    await offerAt('2037-12-02T11:00', { patientNote: 'Please come fasting.' });
    const { days } = visitsResponse.parse((await browser.get('/visits')).body);
    expect(days[1]?.offers).toMatchObject([
      {
        id,
        at: '2037-12-02T05:30:00.000Z',
        name: enquiry.name,
        phone: enquiry.phone,
        patientNote: 'Please come fasting.',
        booked: [],
        note: '',
        urgent: false,
        isUnsent: true,
        isClosed: false,
        phones: [expect.objectContaining({ canChat: true })],
      },
    ]);
    await offerAt('2037-12-09T11:00');
    const laterVisits = [['2037-12-09', 'offered', '2037-12-09T05:30:00.000Z']];
    expect(await readVisits(), 'another time instead').toEqual(laterVisits);
    const undo = { version: await version(), tab: 'new', undo: true, offer: 2 };
    expect((await browser.request('PATCH', `/enquiries/${id}`, undo)).status).toBe(200);
    expect(await readVisits(), 'the first one again').toEqual([
      ['2037-12-02', 'offered', '2037-12-02T05:30:00.000Z'],
    ]);
    await answer(path, 'asked', 1, '2037-12-03-morning');
    expect(await readVisits(), 'another time is wanted').toEqual([]);
    await offerAt('2037-12-03T11:00');
    await answer(path, 'agreed', 3);
    expect(await readVisits()).toEqual([['2037-12-03', 'agreed', '2037-12-03T05:30:00.000Z']]);
    await offerAt('2037-12-03T12:00');
    await answer(path, 'cancelled', 4);
    expect(await readVisits(), 'cancelled').toEqual([]);
  });

  it('a visit holds its time once it is offered, and is listed under its later day once it is agreed', async () => {
    setClock('2037-12-01T06:00:00Z');
    const { browser } = await addPerson(desk.site, 'reception');
    const { id, path, enquiry } = await send();
    const { body } = await browser.get(`/enquiries/${id}`);
    expect((await offer(browser, id, body.version, '2037-12-08T11:00')).status).toBe(200);
    const times = visitTimesResponse.parse((await browser.get('/visits/times')).body);
    expect(times.openDays.slice(0, 2)).toEqual(['2037-12-01', '2037-12-02']);
    expect(times.held).toContainEqual({ id, name: enquiry.name, at: '2037-12-08T11:00' });
    await answer(path, 'agreed', 1);
    const { later } = visitsResponse.parse((await browser.get('/visits')).body);
    expect(later.find(({ day }) => day === '2037-12-08')?.visits).toMatchObject([{ id }]);
  });

  it('a promised call is listed with the package, the emergency words and the newest note of its request, until it is made', async () => {
    setClock('2037-12-01T06:00:00Z');
    let { browser } = await addPerson(desk.site, 'reception');
    const { id, enquiry } = await send('en', 'My father has chest pain now and then.', {
      package: 'basic',
    });
    const calls = async () =>
      visitsResponse
        .parse((await browser.get('/visits')).body)
        .days.map((day) => day.calls.filter((call) => call.id === id));
    const promiseCall = async (callAt: string) => {
      const { version } = (await browser.get(`/enquiries/${id}`)).body;
      const pending = { reason: 'call-back', callAt };
      await browser.request('PATCH', `/enquiries/${id}`, { version, tab: 'pending', pending });
    };
    await promiseCall('2037-12-04T11:00');
    const { later } = visitsResponse.parse((await browser.get('/visits')).body);
    expect(later.find(({ day }) => day === '2037-12-04')?.calls).toMatchObject([{ id }]);
    await promiseCall('2037-12-02T11:00');
    for (const text of [
      'Calls from work.',
      `Ask for her son. ${'He has the report. '.repeat(20)}`,
    ]) {
      await browser.post(`/enquiries/${id}/notes`, { id: randomUUID(), text });
      setClock('2037-12-01T06:01:00Z');
    }
    const call = {
      id,
      at: '2037-12-02T05:30:00.000Z',
      name: enquiry.name,
      phone: enquiry.phone,
      booked: [{ kind: 'package', id: 'basic', title: 'Basic Cardiac Evaluation' }],
      note: expect.stringMatching(/^Ask for her son\..{100,124}…$/),
      phones: [expect.anything()],
      urgent: true,
    };
    expect(await calls()).toEqual([[], [call]]);
    setClock('2037-12-03T06:00:00Z');
    ({ browser } = await addPerson(desk.site, 'reception'));
    expect(await calls(), 'a day after the promise').toEqual([[call], []]);
    const { version } = (await browser.get(`/enquiries/${id}`)).body;
    await browser.request('PATCH', `/enquiries/${id}`, { version, tab: 'answered' });
    expect(await calls()).toEqual([[], []]);
  });

  it('everyone who was called and did not pick up is listed for today, until the enquiry is answered', async () => {
    setClock('2037-12-01T06:00:00Z');
    const { browser } = await addPerson(desk.site, 'reception');
    const { id, enquiry } = await send('en', 'Heaviness in the chest since Sunday.');
    const readUnansweredCalls = async () =>
      visitsResponse
        .parse((await browser.get('/visits')).body)
        .days.map((day) => day.tried?.filter((row) => row.id === id));
    expect(await readUnansweredCalls()).toEqual([[], undefined]);
    const move = async (change: object) => {
      const { version } = (await browser.get(`/enquiries/${id}`)).body;
      return browser.request('PATCH', `/enquiries/${id}`, { version, ...change });
    };
    setClock('2037-12-01T06:05:00Z');
    await move({ tab: 'pending', pending: { reason: 'no-answer' } });
    const at = '2037-12-01T06:05:00.000Z';
    expect(await readUnansweredCalls()).toEqual([
      [expect.objectContaining({ name: enquiry.name, at })],
      undefined,
    ]);
    await move({ tab: 'answered' });
    expect(await readUnansweredCalls()).toEqual([[], undefined]);
  });

  it('a request keeps a call that was promised before a visit was offered, whatever the patient answers, until the enquiry is answered', async () => {
    setClock('2037-12-01T06:00:00Z');
    const { browser } = await addPerson(desk.site, 'reception');
    const { id, path } = await send();
    const open = async () => openedEnquiry.parse((await browser.get(`/enquiries/${id}`)).body);
    const move = async (change: object) => {
      const { version } = await open();
      await browser.request('PATCH', `/enquiries/${id}`, { version, ...change });
    };
    const at = '2037-12-02T05:30:00.000Z';
    const promise = { kind: 'promised', at };
    await move({ tab: 'pending', pending: { reason: 'call-back', callAt: '2037-12-02T11:00' } });
    await offer(browser, id, (await open()).version, '2037-12-08T11:00');
    expect((await open()).pending).toEqual({ reason: 'call-back', callAt: at });
    expect((await show(path))?.contact).toEqual(promise);

    for (const state of ['asked', 'agreed', 'asked'] as const) {
      const halfDays = state === 'asked' ? ['2037-12-09-morning'] : [];
      expect(await answer(path, state, 1, ...halfDays)).toBe('done');
      expect((await open()).pending).toEqual({ reason: 'call-back', callAt: at });
      expect(await show(path)).toMatchObject({ state, contact: promise });
      const { days } = visitsResponse.parse((await browser.get('/visits')).body);
      expect(days[1]?.calls.map((call) => call.id)).toContain(id);
    }
    setClock('2037-12-01T06:01:00Z');
    await move({ tab: 'answered' });
    expect((await show(path))?.contact?.kind).toBe('replied');

    setClock('2037-12-02T06:00:00Z');
    expect(await answer(path, 'asked', 1, '2037-12-10-morning')).toBe('done');
    const { body } = await (await addPerson(desk.site, 'reception')).browser.get(
      `/enquiries/${id}`,
    );
    expect(openedEnquiry.parse(body)).toMatchObject({ tab: 'new', pending: null });
  });
}
