import { expect, it } from 'vitest';
import { accessLogResponse } from '../../../shared/desk/access-log.ts';
import { movedEnquiries } from '../../../shared/desk/enquiries/changes.ts';
import { enquiriesResponse } from '../../../shared/desk/enquiries/list.ts';
import { openedEnquiry } from '../../../shared/desk/enquiries/opened.ts';
import { visitsResponse } from '../../../shared/desk/visits.ts';
import type { DeskBrowser } from '../../desk/desk-browser.ts';
import { type RequestsDesk, upcomingVisitTime } from './requests-desk.ts';

/** Offers that nobody has sent to the patient yet. */
export function unsentTests(desk: RequestsDesk): void {
  const { open, offer, answer, settle, seedOffer } = desk;

  const patch = async (by: DeskBrowser, id: string, body: object) =>
    by.request('PATCH', `/enquiries/${id}`, { version: (await open(id)).version, ...body });
  const press = async (id: string, tab: string, reason?: string, by = desk.arun) => {
    const callAt = reason === 'call-back' ? { callAt: upcomingVisitTime() } : {};
    const pending = reason && { pending: { reason, ...callAt } };
    expect((await patch(by, id, { tab, ...pending })).status).toBe(200);
    return open(id);
  };
  const send = (id: string, version = 1, by = desk.meera) =>
    by.post(`/enquiries/${id}/offer-sent`, { offer: version });
  const listUnsent = async () => {
    const list = enquiriesResponse.parse((await desk.meera.get('/enquiries?unsent=true')).body);
    return { ids: list.enquiries.map(({ id }) => id), count: list.unsentOffers };
  };

  it('an unsent offer keeps its warning whichever outcome anyone presses, and its enquiry is never under a closed tab', async () => {
    const { id } = await seedOffer();
    const presses: [string, string?][] = [
      ['answered'],
      ['archived'],
      ['spam'],
      ['new'],
      ['pending', 'no-answer'],
      ['pending', 'call-back'],
      ['pending', 'doctor'],
    ];
    for (const [tab, reason] of presses) {
      const response = await press(id, tab, reason);
      expect(response.visit, tab).toMatchObject({ state: 'offered', isUnsent: true });
      expect(response.tab, `${tab} is recorded, and waits`).toBe(reason ? 'pending' : 'new');
      expect([response.movedTo, response.pending?.reason]).toEqual([tab, reason]);
      expect((await listUnsent()).ids).toContain(id);
    }
    const { version } = await open(id);
    const moves = [{ id, version, tab: 'archived' }];
    const { body } = await desk.meera.post('/enquiries/moves', { moves });
    expect(movedEnquiries.parse(body).enquiries).toMatchObject([{ tab: 'new' }]);
    const { days, later } = visitsResponse.parse((await desk.meera.get('/visits')).body);
    const visit = [...days, ...later]
      .flatMap(({ offers = [] }) => offers)
      .find((row) => row.id === id);
    expect(visit?.isUnsent).toBe(true);
    expect(visit?.link).toBe((await open(id)).request?.link);
  });

  it('an enquiry is under the tab of its outcome once its offer is sent, and its history names who sent it', async () => {
    const moveAndSend = async (...[tab, reason]: [string?, string?]) => {
      const { id } = await seedOffer();
      if (tab) await press(id, tab, reason);
      expect((await send(id)).status).toBe(200);
      const sentEnquiry = await open(id);
      expect(sentEnquiry.visit).toMatchObject({ state: 'offered', isUnsent: false });
      expect((await listUnsent()).ids).not.toContain(id);
      expect(sentEnquiry.request?.history.at(-1)).toMatchObject({
        kind: 'sent',
        by: 'Meera Joshi',
      });
      const log = (await desk.arun.get(`/access-log?enquiry=${id}`)).body;
      const moves = accessLogResponse.parse(log).entries.filter(({ action }) => action === 'moved');
      if (!tab) expect(moves).toMatchObject([{ was: 'new', became: 'answered' }]);
      return [sentEnquiry.tab, sentEnquiry.pending?.reason ?? sentEnquiry.answered?.by];
    };
    expect(await moveAndSend()).toEqual(['answered', 'Meera Joshi']);
    expect(await moveAndSend('answered')).toEqual(['answered', 'Arun Deshmukh']);
    expect(await moveAndSend('pending', 'no-answer')).toEqual(['answered', 'Meera Joshi']);
    expect(await moveAndSend('pending', 'call-back')).toEqual(['pending', 'call-back']);
    expect(await moveAndSend('pending', 'doctor')).toEqual(['pending', 'doctor']);
    expect((await moveAndSend('archived'))[0]).toBe('archived');
    expect((await moveAndSend('spam'))[0]).toBe('spam');
  });

  it('an offer is reported as sent to the person who mailed it, even if it was withdrawn or answered while the mail was on its way', async () => {
    const mailWhile = async (duringMail: (id: string, path: string) => Promise<unknown>) => {
      const { id, path } = await seedOffer();
      const text = (await open(id)).request?.link ?? '';
      const connected = Promise.withResolvers<void>();
      const reply = Promise.withResolvers<void>();
      desk.mail.onConnection = connected.resolve;
      desk.mail.gate = reply.promise;
      const mail = { offer: 1, subject: 'Your visit', text };
      const response = desk.meera.post(`/enquiries/${id}/offer-mail`, mail);
      await connected.promise;
      await duringMail(id, path);
      reply.resolve();
      const { status, body } = await response;
      expect(status).toBe(409);
      const { enquiry, message } = body;
      expect(openedEnquiry.parse(enquiry).request?.history.map(({ kind }) => kind)).toContain(
        'sent',
      );
      return message;
    };
    const withdraw = (id: string) => patch(desk.arun, id, { tab: 'new', offer: 1 });
    expect(await mailWhile(withdraw)).toMatch(/the patient was sent the earlier time/);
    const cancel = (_: string, path: string) => answer(path, 'cancelled', 1);
    expect(await mailWhile(cancel)).toMatch(/^The patient has answered/);
  });

  it('an offer is unsent again if the press that sent it is undone', async () => {
    const { id } = await seedOffer();
    await send(id);
    const { version } = await open(id);
    await send(id);
    const { request, version: versionAfterwards } = await open(id);
    const events = request?.history.map(({ kind }) => kind);
    expect(events, 'two presses are one').toEqual(['offered', 'sent']);
    expect(versionAfterwards, 'for colleagues, too').toBe(version);
    expect((await patch(desk.meera, id, { tab: 'new', undo: true, sent: 1 })).status).toBe(200);
    expect(await open(id)).toMatchObject({ tab: 'new', visit: { isUnsent: true } });
    await send(id);
    await settle(id, 'agreed');
    expect((await patch(desk.meera, id, { tab: 'new', undo: true, sent: 1 })).status).toBe(409);
  });

  it('an unsent offer can be withdrawn at any time, and the enquiry stays under the tab it was moved to in the meantime', async () => {
    const { id } = await seedOffer();
    await press(id, 'archived');
    expect((await patch(desk.meera, id, { tab: 'archived', offer: 1 })).status).toBe(200);
    const withdrawnEnquiry = await open(id);
    expect(withdrawnEnquiry).toMatchObject({
      tab: 'archived',
      visit: { state: 'received', isUnsent: false },
    });
    await offer(desk.meera, id, withdrawnEnquiry.version);
    await offer(
      desk.meera,
      id,
      (await open(id)).version,
      upcomingVisitTime().replace('T11', 'T12'),
    );
    await patch(desk.meera, id, { tab: 'new', offer: 3 });
    expect((await open(id)).visit, 'the one before was not sent either').toMatchObject({
      offer: 2,
      isUnsent: true,
    });
    await patch(desk.meera, id, { tab: 'new', offer: 2 });
    const { history = [] } = (await open(id)).request ?? {};
    expect(history.map(({ kind, offer: offerVersion }) => [kind, offerVersion])).toEqual([
      ['offered', 1],
      ['withdrawn', 1],
      ['offered', 2],
      ['changed', 3],
      ['withdrawn', 3],
      ['withdrawn', 2],
    ]);
  });

  it('an offer stays unsent if it replaced the time that a colleague was just sending', async () => {
    const { id } = await seedOffer();
    await offer(desk.arun, id, (await open(id)).version, upcomingVisitTime().replace('T11', 'T12'));
    const refusal = await send(id, 1);
    expect([refusal.status, refusal.body.message]).toEqual([
      409,
      expect.stringMatching(/sent the earlier time/),
    ]);
    const current = await open(id);
    expect(current.visit).toMatchObject({ offer: 2, isUnsent: true });
    expect(current.request?.history.map(({ kind, offer }) => [kind, offer])).toEqual([
      ['offered', 1],
      ['changed', 2],
      ['sent', 1],
    ]);
  });

  it('an offer needs no sending once the patient has answered on the page', async () => {
    const { id, path } = await seedOffer();
    await press(id, 'pending', 'doctor');
    await answer(path, 'agreed', 1);
    const agreedEnquiry = await open(id);
    expect(agreedEnquiry).toMatchObject({
      tab: 'pending',
      visit: { state: 'agreed', isUnsent: false },
    });
    expect((await send(id)).status, 'a press at the same moment').toBe(200);
    expect((await open(id)).visit.state).toBe('agreed');
  });

  it('an offer reported as sent just as the patient cancels is not recorded as sent, and the sender learns of the answer', async () => {
    const { id, path } = await seedOffer();
    await answer(path, 'cancelled', 1);
    const { status, body } = await send(id);
    expect([status, body.message]).toEqual([
      409,
      expect.stringMatching(/patient has answered in the meantime/),
    ]);
    expect(body.enquiry.visit).toMatchObject({ state: 'cancelled', isUnsent: false });
  });
}
