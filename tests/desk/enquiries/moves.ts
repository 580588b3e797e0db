import { expect, it } from 'vitest';
import { movedEnquiries } from '../../../shared/desk/enquiries/changes.ts';
import { enquiryConflict, enquiryResponse } from '../../../shared/desk/enquiries/opened.ts';
import { visitsResponse } from '../../../shared/desk/visits.ts';
import { anEnquiry, post } from '../../support/site/visitor.ts';
import type { DeskBrowser } from '../desk-browser.ts';
import type { EnquiriesDesk } from './enquiries-desk.ts';

/** Moving enquiries between tabs, by several people at once. */
export function moveTests(desk: EnquiriesDesk): void {
  const { list, newestEnquiry, open, move } = desk;

  it('an enquiry keeps the call that was promised while it waits for something else, until it is answered', async () => {
    await post(desk.site.url, anEnquiry());
    const { id } = await newestEnquiry();
    const makePending = async (version: number, pending: object) => {
      const body = { version, tab: 'pending', pending };
      return (await desk.meera.request('PATCH', `/enquiries/${id}`, body)).body.enquiry.pending;
    };
    const tomorrow = Temporal.Now.zonedDateTimeISO('Asia/Kolkata').add({ days: 1 });
    const callAt = tomorrow.toPlainDateTime().toString({ smallestUnit: 'minute' });
    const promised = await makePending(1, { reason: 'call-back', callAt });
    for (const [index, reason] of ['doctor', 'no-answer'].entries()) {
      expect(await makePending(2 + index, { reason })).toEqual({ reason, callAt: promised.callAt });
      const { days } = visitsResponse.parse((await desk.meera.get('/visits')).body);
      expect(days[1]?.calls).toMatchObject([{ id }]);
    }
    await move(desk.meera, id, 4, 'answered');
    const undo = { version: 5, tab: 'pending', pending: { reason: 'doctor' }, undo: true };
    const undoResponse = await desk.meera.request('PATCH', `/enquiries/${id}`, undo);
    expect(undoResponse.body.enquiry.pending, 'undone').toEqual({
      ...promised,
      reason: 'doctor',
    });
    await move(desk.meera, id, 6, 'answered');
    expect(await makePending(7, { reason: 'doctor' })).toEqual({ reason: 'doctor', callAt: null });
  });

  it('undoing a move restores who answered an enquiry, whereas answering it again records who did so now', async () => {
    await post(desk.site.url, anEnquiry());
    const { id } = await newestEnquiry();
    const undo = (browser: DeskBrowser, version: number, tab: string) =>
      browser.request('PATCH', `/enquiries/${id}`, { version, tab, undo: true });
    await move(desk.meera, id, 1, 'answered');
    await move(desk.arun, id, 2, 'new');
    expect((await newestEnquiry()).answered).toBeNull();
    await undo(desk.arun, 3, 'answered');
    expect(await open(id)).toMatchObject({ tab: 'answered', answered: { by: 'Meera Joshi' } });
    await move(desk.arun, id, 4, 'archived');
    expect(await open(id)).toMatchObject({ tab: 'archived', answered: { by: 'Meera Joshi' } });
    await undo(desk.arun, 5, 'answered');
    expect(await open(id)).toMatchObject({ tab: 'answered', answered: { by: 'Meera Joshi' } });
    await move(desk.meera, id, 6, 'new');
    await move(desk.arun, id, 7, 'answered');
    expect(await open(id)).toMatchObject({ tab: 'answered', answered: { by: 'Arun Deshmukh' } });
    await move(desk.meera, id, 8, 'new');
    await move(desk.meera, id, 9, 'archived');
    expect(await open(id)).toMatchObject({ tab: 'archived', answered: null });
  });

  it('an enquiry is never overwritten by a second person who has not seen the first one’s changes', async () => {
    await post(desk.site.url, anEnquiry());
    const { id } = await newestEnquiry();
    const moves = await Promise.all([
      move(desk.meera, id, 1, 'answered'),
      move(desk.arun, id, 1, 'archived'),
    ]);
    expect(moves.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [success, conflict] = moves[0].status === 200 ? moves : moves.toReversed();
    const current = enquiryResponse.parse(success?.body).enquiry;
    expect(enquiryConflict.parse(conflict?.body)).toMatchObject({
      problem: 'conflict',
      enquiry: { version: 2, tab: current.tab },
    });
    const staleDeletion = await desk.arun.request('DELETE', `/enquiries/${id}`, {
      version: 1,
      confirm: true,
    });
    expect(staleDeletion.status).toBe(409);
    expect((await move(desk.meera, id, 3_000_000_000, 'spam')).status).toBe(422);
    const responses = await Promise.all([
      move(desk.meera, id, 2, 'spam'),
      move(desk.meera, id, 2, 'spam'),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await open(id)).toMatchObject({ version: 3, tab: 'spam' });
  });

  it('an enquiry can wait for a call or for the doctor, and its history shows each step', async () => {
    await post(desk.site.url, anEnquiry());
    const { id } = await newestEnquiry();
    const makePending = (version: number, pending: object, undo?: boolean) =>
      desk.meera.request('PATCH', `/enquiries/${id}`, { version, tab: 'pending', pending, undo });
    const callAt = '2026-12-03T09:30';
    await makePending(1, { reason: 'no-answer' });
    const { body } = await makePending(2, { reason: 'call-back', callAt });
    expect(enquiryResponse.parse(body).enquiry).toMatchObject({
      tab: 'pending',
      pending: { reason: 'call-back', callAt: '2026-12-03T04:00:00.000Z' },
      answered: null,
    });
    expect((await makePending(3, { reason: 'call-back' })).status).toBe(422);
    const { counts, enquiries } = await list('tab=pending');
    expect([counts.new, counts.pending, enquiries[0]?.id]).toEqual([0, 1, id]);
    await move(desk.arun, id, 3, 'answered');
    await makePending(4, { reason: 'call-back', callAt }, true);
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

  it('several enquiries are moved together, except those that someone else has changed', async () => {
    await post(desk.site.url, anEnquiry({ name: 'Asha' }));
    await post(desk.site.url, anEnquiry({ name: 'Bharat' }));
    const enquiries = (await list()).enquiries;
    const [bharat, asha] = enquiries.map(({ id }) => id);
    await move(desk.arun, asha ?? '', 1, 'archived');
    const moves = enquiries.map(({ id, version }) => ({ id, version, tab: 'answered' }));
    const result = movedEnquiries.parse(
      (await desk.meera.post('/enquiries/moves', { moves })).body,
    );
    expect(result.conflicts).toEqual([asha]);
    expect(result.enquiries.map(({ name, tab }) => [name, tab])).toEqual([
      ['Bharat', 'answered'],
      ['Asha', 'archived'],
    ]);
    expect((await open(bharat ?? '')).answered?.by).toBe('Meera Joshi');
    expect((await desk.meera.post('/enquiries/moves', { moves: [] })).status).toBe(422);
  });
}
