import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import {
  enquiryConflict,
  enquiryResponse,
  openedEnquiry,
} from '../../../shared/desk/enquiries/opened.ts';
import { addPerson } from '../../desk/desk-browser.ts';
import { anEnquiry } from '../../support/site/visitor.ts';
import { type RequestsDesk, upcomingVisitTime } from './requests-desk.ts';

/** Times that the clinic offers, changes and withdraws. */
export function offerTests(desk: RequestsDesk): void {
  const { send, open, offer, answer, settle, show, seedOffer, setClock } = desk;

  it('a request returns to its earlier state once its offer is undone, unless the patient has answered in the meantime', async () => {
    const { id, path } = await seedOffer();
    const undo = async (version: number, tab: string) => {
      const change = { version: (await open(id)).version, tab, undo: true, offer: version };
      return (await desk.meera.request('PATCH', `/enquiries/${id}`, change)).status;
    };
    expect(await undo(1, 'new')).toBe(200);
    const enquiry = await open(id);
    expect([enquiry.tab, enquiry.visit.state, enquiry.visit.at]).toEqual(['new', 'received', null]);
    expect(await answer(path, 'agreed', 1), 'on a page that still shows it').toBe('changed');

    await offer(desk.meera, id, enquiry.version);
    await answer(path, 'agreed', 2);
    expect(await undo(2, 'new')).toBe(409);
    await offer(
      desk.meera,
      id,
      (await open(id)).version,
      upcomingVisitTime().replace('T11', 'T12'),
    );
    expect(await undo(3, 'answered')).toBe(200);
    const finalEnquiry = await open(id);
    expect([finalEnquiry.tab, finalEnquiry.visit.state, finalEnquiry.visit.offer]).toEqual([
      'answered',
      'agreed',
      2,
    ]);
    expect(finalEnquiry.request?.history.map(({ kind }) => kind)).toEqual([
      'offered',
      'withdrawn',
      'offered',
      'agreed',
      'changed',
      'withdrawn',
    ]);
  });

  it('a request keeps events in the order in which they happened, whatever the clock said', async () => {
    setClock('2037-12-01T06:00:00Z');
    const { browser } = await addPerson(desk.site, 'reception');
    const { id, path } = await send();
    const offerAt = async (at: string) => {
      const { body } = await browser.get(`/enquiries/${id}`);
      expect((await offer(browser, id, body.version, at)).status).toBe(200);
    };
    await offerAt('2037-12-04T11:00');
    setClock('2037-12-01T06:10:00Z');
    await answer(path, 'agreed', 1);
    setClock('2037-12-01T05:50:00Z');
    await settle(id, 'cancelled', browser);
    expect(await show(path)).toMatchObject({ state: 'cancelled', answeredBy: 'clinic' });
    await offerAt('2037-12-04T12:00');
    expect((await show(path))?.offer?.insteadOf, 'it was cancelled').toBeNull();
    setClock('2037-12-01T05:40:00Z');
    const { body } = await browser.get(`/enquiries/${id}`);
    const undo = { version: body.version, tab: 'new', undo: true, offer: 2 };
    expect((await browser.request('PATCH', `/enquiries/${id}`, undo)).status).toBe(200);
    expect((await show(path))?.state).toBe('cancelled');
    const { request } = openedEnquiry.parse((await browser.get(`/enquiries/${id}`)).body);
    expect(request?.history.map(({ kind }) => kind)).toEqual([
      'offered',
      'agreed',
      'cancelled',
      'changed',
      'withdrawn',
    ]);
  });

  it('a request does not say that the clinic changed the time if the patient had declined it', async () => {
    const { id, path } = await seedOffer();
    await answer(path, 'cancelled', 1);
    const laterTime = upcomingVisitTime().replace('T11', 'T12');
    await offer(desk.meera, id, (await open(id)).version, laterTime);
    const declinedEnquiry = await open(id);
    expect((await show(path))?.offer?.insteadOf).toBeNull();
    expect(declinedEnquiry.request?.insteadOf).toBeNull();
    await offer(desk.meera, id, declinedEnquiry.version);
    const { version, request } = await open(id);
    expect(request?.insteadOf, 'changed again, by the clinic itself').toBe(
      declinedEnquiry.visit.at,
    );
    expect((await show(path))?.offer?.insteadOf).toBe(declinedEnquiry.visit.at);
    await offer(desk.meera, id, version, upcomingVisitTime(), {
      patientNote: 'Please come fasting.',
    });
    expect((await show(path))?.offer?.insteadOf, 'the same time again').toBe(
      declinedEnquiry.visit.at,
    );
  });

  it('a request names the time that the patient had agreed, however often the offer is changed', async () => {
    const { id, path } = await seedOffer();
    await answer(path, 'agreed', 1);
    const agreedTime = (await open(id)).visit.at;
    for (const hour of ['T12', 'T13']) {
      const laterTime = upcomingVisitTime().replace('T11', hour);
      await offer(desk.meera, id, (await open(id)).version, laterTime);
      expect((await show(path))?.offer?.insteadOf, hour).toBe(agreedTime);
      const { history = [] } = (await open(id)).request ?? {};
      expect(history.find(({ kind }) => kind === 'agreed')?.visitAt, hour).toBe(agreedTime);
    }
    await offer(desk.meera, id, (await open(id)).version);
    const lastEvent = (await open(id)).request?.history.findLast(({ kind, visitAt }) => {
      return kind === 'changed' && visitAt !== agreedTime;
    });
    expect((await show(path))?.offer?.insteadOf, 'the time agreed again').toBe(lastEvent?.visitAt);
  });

  it('a request tells the desk if it was the patient who answered first', async () => {
    const { id, path } = await seedOffer();
    const { version } = await open(id);
    await answer(path, 'agreed', 1);
    const refusal = await offer(desk.meera, id, version, upcomingVisitTime().replace('T11', 'T12'));
    expect([refusal.status, refusal.body.problem]).toEqual([409, 'conflict']);
    expect(refusal.body.message).toMatch(/^The patient has answered/);
    await offer(desk.arun, id, (await open(id)).version, upcomingVisitTime().replace('T11', 'T13'));
    const secondOffer = await offer(desk.meera, id, version);
    expect(secondOffer.body.message).toMatch(/^Someone else/);
  });

  it('a request cannot be offered a time outside the opening hours without a reason', async () => {
    const { id } = await send();
    const { version } = await open(id);
    const night = upcomingVisitTime().replace('T11', 'T22');
    const refusal = await offer(desk.meera, id, version, night);
    expect([refusal.status, refusal.body.field]).toEqual([422, 'reason']);
    const reason = 'The doctor comes in for this patient.';
    expect((await offer(desk.meera, id, version, night, { reason })).status).toBe(200);
    expect((await open(id)).request?.history[0]?.reason).toBe(reason);
    const pastOffer = await offer(desk.meera, id, version, '2020-01-01T11:00');
    expect([pastOffer.status, pastOffer.body.field]).toEqual([422, 'at']);
  });

  it('a request can be offered a time even if it was made at the counter, with no alert and no mail', async () => {
    const { name, phone, message } = anEnquiry();
    const entry = { id: randomUUID(), source: 'counter', language: 'en', name, phone, message };
    const { body } = await desk.meera.post('/enquiries', { ...entry, email: '' });
    const { id, version } = enquiryResponse.parse(body).enquiry;
    expect((await offer(desk.meera, id, version)).status).toBe(200);
    const { request, visit } = await open(id);
    const link = request?.link ?? '';
    expect(visit.state).toBe('offered');
    expect((await show(link))?.openedAt).toBeTruthy();
    const mail = { offer: 1, subject: 'Your visit', text: link };
    const refusal = await desk.meera.post(`/enquiries/${id}/offer-mail`, mail);
    expect([refusal.status, refusal.body.field]).toEqual([422, 'email']);
    expect(await answer(new URL(link).pathname, 'agreed', 1)).toBe('done');
  });

  it('an offer cannot be mailed with a time that a colleague has changed, or from a page that does not say which one it is about', async () => {
    const { id } = await seedOffer();
    const link = (await open(id)).request?.link ?? '';
    await offer(desk.arun, id, (await open(id)).version, upcomingVisitTime().replace('T11', 'T12'));
    const mailOffer = (mail: object) =>
      desk.meera.post(`/enquiries/${id}/offer-mail`, {
        ...mail,
        subject: 'Your visit',
        text: `At eleven: ${link}`,
      });
    const refusal = await mailOffer({ offer: 1 });
    expect([refusal.status, refusal.body.message]).toEqual([
      409,
      expect.stringMatching(/^Someone else/),
    ]);
    expect(enquiryConflict.parse(refusal.body).enquiry.visit.offer).toBe(2);
    expect((await mailOffer({})).status).toBe(422);
    expect((await open(id)).visit.isUnsent).toBe(true);
  });

  it('a request returns to its earlier state once staff retract an answer entered by mistake; a patient’s own answer cannot be retracted', async () => {
    const { id, path } = await seedOffer();
    const retract = async () => {
      const { version } = await open(id);
      return (await desk.arun.request('DELETE', `/enquiries/${id}/visit`, { version })).status;
    };
    expect(await retract(), 'nothing was entered').toBe(409);
    await settle(id, 'agreed');
    expect((await open(id)).request?.isEntered).toBe(true);
    expect(await retract()).toBe(200);
    expect((await show(path))?.state).toBe('offered');
    const enquiry = await open(id);
    expect(enquiry.visit, 'nor was it sent').toMatchObject({ state: 'offered', isUnsent: true });
    const history = async () =>
      (await open(id)).request?.history.map(({ kind, by, visitAt }) => [kind, by, visitAt]);
    const { at } = enquiry.visit;
    expect(await history()).toEqual([
      ['offered', 'Meera Joshi', at],
      ['agreed', 'Meera Joshi', at],
      ['retracted', 'Arun Deshmukh', null],
    ]);
    await answer(path, 'agreed', 1);
    expect((await open(id)).request?.isEntered).toBe(false);
    expect(await retract()).toBe(409);
    await settle(id, 'cancelled');
    expect((await history())?.at(-1)).toEqual(['cancelled', 'Meera Joshi', null]);
    expect(await retract()).toBe(200);
    expect((await show(path))?.state, 'as the patient answered').toBe('agreed');
  });
}
