import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { post } from '../../support/site/visitor.ts';
import { type RequestsDesk, upcomingVisitTime } from './requests-desk.ts';

/** A request from its address to its end. */
export function lifecycleTests(desk: RequestsDesk): void {
  const { send, open, offer, answer, show, seedOffer, seedOfferAt, setClock } = desk;

  it('a request has an address that cannot be guessed, the same each time its message is sent', async () => {
    const { path, enquiry } = await send('mr');
    expect(path).toMatch(/^\/mr\/request\/[\w-]{22}$/);
    const repeat = await post(desk.site.url, { ...enquiry, language: 'mr' });
    expect(repeat.body.request).toBe(path);
    expect((await send()).path).not.toContain(path.slice('/mr'.length));
    expect(await show(`/request/${'A'.repeat(22)}`)).toBeNull();
    expect(await show("/request/'--")).toBeNull();
  });

  it('a request starts over if the same words are sent after it was withdrawn or answered', async () => {
    const withdrawnRequest = await send();
    expect(await answer(withdrawnRequest.path, 'cancelled', '')).toBe('done');
    const otherRequest = await send();
    const { version } = await open(otherRequest.id);
    await desk.meera.request('PATCH', `/enquiries/${otherRequest.id}`, {
      version,
      tab: 'answered',
    });
    for (const { path, enquiry } of [withdrawnRequest, otherRequest]) {
      const { body } = await post(desk.site.url, { ...enquiry, id: randomUUID(), language: 'en' });
      expect(body.request).toMatch(/^\/request\//);
      expect(body.request).not.toBe(path);
      const enquiries = await desk.site.services.enquiries.repository.list();
      const repeats = enquiries.filter(({ message }) => message === enquiry.message);
      expect(repeats.map(({ visit }) => visit.state).at(-1)).toBe('received');
      const repeat = await post(desk.site.url, { ...enquiry, language: 'en' });
      expect(repeat.body.receivedAt, 'a repeat of the new one').toBe(body.receivedAt);
    }
  });

  it('a request says when staff first read it, however often it is opened', async () => {
    const { id, path } = await send();
    expect((await show(path))?.openedAt).toBeNull();
    await open(id);
    const { openedAt } = (await show(path)) ?? {};
    expect(openedAt).toBeTruthy();
    await open(id);
    expect((await show(path))?.openedAt).toBe(openedAt);
  });

  it('a request counts as answered once its offer is sent or the patient agrees, and not before', async () => {
    const offeredRequest = await seedOffer();
    const { tab, answered } = await open(offeredRequest.id);
    expect([tab, answered]).toEqual(['new', null]);
    await desk.meera.post(`/enquiries/${offeredRequest.id}/offer-sent`, { offer: 1 });
    expect((await show(offeredRequest.path))?.contact, 'the offer shows it already').toBeNull();
    const { version } = await open(offeredRequest.id);
    await offer(desk.arun, offeredRequest.id, version, upcomingVisitTime().replace('T11', 'T12'));
    expect((await open(offeredRequest.id)).tab, 'with another time').toBe('new');
    await desk.arun.post(`/enquiries/${offeredRequest.id}/offer-sent`, { offer: 2 });
    expect((await open(offeredRequest.id)).answered?.by, 'who was first').toBe('Meera Joshi');

    const request = await seedOffer();
    await answer(request.path, 'agreed', 1);
    expect(await open(request.id)).toMatchObject({
      tab: 'answered',
      answered: { by: 'Meera Joshi' },
    });
  });

  it('a request says by when another time will be offered, counted from when it was asked for', async () => {
    setClock('2037-12-01T06:00:00Z');
    const { path } = await seedOfferAt('2037-12-04T11:00');
    const { answerBy: firstDeadline = '' } = (await show(path)) ?? {};
    setClock('2037-12-03T06:00:00Z');
    await answer(path, 'asked', 1, '2037-12-05-morning');
    const { answerBy: secondDeadline = '' } = (await show(path)) ?? {};
    expect(Date.parse(firstDeadline)).toBeLessThan(Date.parse('2037-12-03T06:00:00Z'));
    expect(Date.parse(secondDeadline)).toBeGreaterThan(Date.parse('2037-12-03T06:00:00Z'));
  });

  it('a request ends with its enquiry', async () => {
    const { id, path } = await seedOffer();
    const { version } = await open(id);
    const deletion = await desk.meera.request('DELETE', `/enquiries/${id}`, {
      version,
      confirm: true,
    });
    expect(deletion.status).toBe(204);
    expect(await show(path)).toBeNull();
    for (const choice of ['agreed', 'deleted']) {
      expect(await answer(path, choice, 1), choice).toBe('failed');
    }
  });

  it('a request ends 30 days after its visit, and is back once a clock that was ahead is corrected', async () => {
    const { path } = await seedOffer();
    await answer(path, 'agreed', 1);
    const visit = Date.parse((await show(path))?.offer?.at ?? '');
    setClock(new Date(visit + 29 * 86_400_000).toISOString());
    expect(await show(path)).not.toBeNull();
    setClock(new Date(visit + 31 * 86_400_000).toISOString());
    expect(await show(path)).toBeNull();
    vi.useRealTimers();
    expect((await show(path))?.state).toBe('agreed');
  });
}
