import { expect, it } from 'vitest';
import { enquiryConflict, enquiryResponse } from '../../../shared/desk/enquiries/opened.ts';
import { answerOn } from '../../support/site/visitor.ts';
import { type RequestsDesk, upcomingVisitTime } from './requests-desk.ts';

/** Answers and offers at the same moment, on each kind of database. */
export function raceTests(desk: RequestsDesk): void {
  const { send, open, offer, answer, show, seedOffer } = desk;

  it('an offer is accepted once, even if it is accepted twice at the same moment', async () => {
    const { id, path } = await seedOffer();
    const outcomes = await Promise.all([answer(path, 'agreed', 1), answer(path, 'agreed', 1)]);
    expect(outcomes).toEqual(['done', 'done']);
    expect(await answer(path, 'agreed', 1), 'pressed again').toBe('done');
    const { visit, request } = await open(id);
    expect(visit.state).toBe('agreed');
    expect(request?.history.map(({ kind, by }) => [kind, by])).toEqual([
      ['offered', 'Meera Joshi'],
      ['agreed', null],
    ]);
  });

  it('an offer is either accepted or changed by the clinic, if both happen at the same moment', async () => {
    const { id, path } = await seedOffer();
    const { version } = await open(id);
    const [outcome, offerResponse] = await Promise.all([
      answer(path, 'agreed', 1),
      offer(desk.arun, id, version, upcomingVisitTime().replace('T11', 'T12')),
    ]);
    const isAccepted = outcome === 'done';
    expect(outcome).toBe(isAccepted ? 'done' : 'changed');
    expect(offerResponse.status).toBe(isAccepted ? 409 : 200);
    const request = await show(path);
    expect([request?.state, request?.offer?.version]).toEqual(
      isAccepted ? ['agreed', 1] : ['offered', 2],
    );
  });

  it('a request gets only one offer if two people make one at the same moment, and the second person is shown the first person’s offer', async () => {
    const { id } = await send();
    const { version } = await open(id);
    const responses = await Promise.all([
      offer(desk.meera, id, version),
      offer(desk.arun, id, version, upcomingVisitTime().replace('T11', 'T12')),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = enquiryResponse.parse(
      responses.find(({ status }) => status === 200)?.body,
    ).enquiry;
    const loser = enquiryConflict.parse(
      responses.find(({ status }) => status === 409)?.body,
    ).enquiry;
    expect(loser.visit).toEqual(winner.visit);
    expect(loser.request?.history).toHaveLength(1);
  });
}

/** A patient's answers, and the reasons for which some are refused. */
export function answerTests(desk: RequestsDesk): void {
  const { open, offer, answer, settle, show, seedOffer, setClock } = desk;

  it('a request is not answered from a tab that shows an earlier offer', async () => {
    const { id, path } = await seedOffer();
    const { version } = await open(id);
    await offer(desk.arun, id, version, upcomingVisitTime().replace('T11', 'T12'));
    for (const choice of ['agreed', 'asked', 'cancelled']) {
      expect(await answer(path, choice, 1, '2030-01-01-morning'), choice).toBe('changed');
    }
    expect((await show(path))?.state).toBe('offered');
  });

  it('an answer from the family’s second phone is refused until that phone has shown the first one’s answer', async () => {
    const { path } = await seedOffer();
    const answerOfPage = (choice: string, since: string, ...halfDays: string[]) =>
      answerOn(desk.site.url, path, [
        ['answer', choice],
        ['offer', '1'],
        ['since', since],
        ...halfDays.map((day): [string, string] => ['half-day', day]),
      ]);
    const noAnswer = '';
    expect(await answerOfPage('agreed', noAnswer)).toBe('done');
    expect(await answerOfPage('agreed', noAnswer), 'the same answer').toBe('done');
    expect(await answerOfPage('asked', noAnswer, '2030-01-01-morning')).toBe('changed');
    expect(await answerOfPage('asked', noAnswer), 'with nothing chosen').toBe('changed');
    expect(await answerOfPage('cancelled', noAnswer)).toBe('changed');
    const agreedRequest = await show(path);
    expect(agreedRequest?.state).toBe('agreed');
    const pageSince = agreedRequest?.answeredAt ?? '';
    expect(await answerOfPage('asked', pageSince), 'with nothing chosen').toBe('unchosen');
    expect((await show(path))?.state).toBe('agreed');
    expect(await answerOfPage('asked', pageSince, '2030-01-01-morning')).toBe('done');
    expect(await answerOfPage('agreed', pageSince), 'from before that').toBe('changed');
    expect((await show(path))?.state).toBe('asked');
  });

  it('a request for another time leaves New if the patient keeps the old time after all, by phone', async () => {
    const { id, path } = await seedOffer();
    expect(await answer(path, 'asked', 1, '2030-01-01-morning')).toBe('done');
    expect((await open(id)).tab).toBe('new');
    expect((await settle(id, 'agreed')).status).toBe(200);
    const { tab, visit } = await open(id);
    expect([tab, visit.state]).toEqual(['answered', 'agreed']);
  });

  it('a request returns to New with up to three half days if another time is asked for', async () => {
    const { id, path } = await seedOffer();
    const days = ['2030-01-01', '2030-01-02', '2030-01-03', '2030-01-04'];
    const halfDays = days.map((day) => `${day}-morning`);
    expect(await answer(path, 'asked', 1, ...halfDays)).toBe('many');
    expect((await show(path))?.state, 'as before').toBe('offered');
    expect(await answer(path, 'asked', 1, ...halfDays.slice(0, 3))).toBe('done');
    const { tab, visit, request } = await open(id);
    expect([tab, visit.state]).toEqual(['new', 'asked']);
    expect(request?.history.at(-1)?.halfDays).toEqual(halfDays.slice(0, 3));
    expect(await answer(path, 'agreed', 1), 'after all').toBe('done');
    expect((await open(id)).tab, 'nothing is left to be done').toBe('answered');
  });

  it('a request is shown at the desk with the half days asked for last, and with none once cancelled', async () => {
    const { id, path } = await seedOffer();
    const shownHalfDays = async () => {
      const { body } = await desk.meera.get('/enquiries');
      const row = body.enquiries.find((row: { id: string }) => row.id === id);
      expect(row.halfDays).toEqual((await open(id)).halfDays);
      return row.halfDays;
    };
    for (const day of ['2030-01-01-morning', '2030-01-02-afternoon']) {
      await answer(path, 'asked', 1, day);
      expect(await shownHalfDays()).toEqual([day]);
    }
    await answer(path, 'cancelled', 1);
    expect(await shownHalfDays()).toEqual([]);
    await answer(path, 'asked', 1, '2030-01-03-morning');
    expect(await shownHalfDays()).toEqual(['2030-01-03-morning']);
  });

  it('the same request for another time is recorded once, and at most twenty of them are recorded', async () => {
    const { id, path } = await seedOffer();
    const morning = (day: number) => `2030-01-${day}-morning`;
    expect(await answer(path, 'asked', 1, morning(10), morning(11))).toBe('done');
    const { version } = await open(id);
    expect(await answer(path, 'asked', 1, morning(11), morning(10)), 'pressed again').toBe('done');
    expect((await open(id)).version).toBe(version);
    for (let day = 12; day < 31; day += 1) {
      expect(await answer(path, 'asked', 1, morning(day))).toBe('done');
    }
    expect(await answer(path, 'asked', 1, morning(10))).toBe('full');
    expect(await answer(path, 'asked', 1, morning(30)), 'the last one again').toBe('done');
    const requestsForOtherTimes = async () =>
      (await open(id)).request?.history.filter(({ kind }) => kind === 'asked') ?? [];
    expect(await requestsForOtherTimes()).toHaveLength(20);
    expect(
      await answer(path, 'cancelled', 1),
      'a cancellation, which the limit does not count',
    ).toBe('done');
  });

  it('a request takes no more than thirty answers from one address in ten minutes', async () => {
    const { path } = await seedOffer();
    const address = { 'x-forwarded-for': '10.9.9.9', origin: 'null' };
    const fields: [string, string][] = [
      ['answer', 'agreed'],
      ['offer', '1'],
    ];
    const outcomes: unknown[] = [];
    for (let count = 0; count < 31; count += 1) {
      outcomes.push(await answerOn(desk.site.url, path, fields, address));
    }
    expect(outcomes.slice(29)).toEqual(['done', 'wait']);
    expect(await answerOn(desk.site.url, path, fields), 'from elsewhere').toBe('done');
  });

  it('a time that was cancelled before another was asked for cannot be agreed', async () => {
    const { id, path } = await seedOffer();
    await settle(id, 'agreed');
    await settle(id, 'cancelled');
    expect((await show(path))?.offer, 'the page names it').not.toBeNull();
    expect(await answer(path, 'agreed', 1)).toBe('changed');
    expect(await answer(path, 'asked', 1, '2030-01-01-morning')).toBe('done');
    expect(await answer(path, 'asked', 1, '2030-01-02-morning'), 'on the page before').toBe('done');
    const expectNothingToAccept = async () => {
      expect(await show(path)).toMatchObject({ state: 'asked', offer: null, canAccept: false });
      for (const version of [1, ''] as const) {
        expect(await answer(path, 'agreed', version)).toBe('changed');
      }
    };
    await expectNothingToAccept();
    await offer(desk.meera, id, (await open(id)).version);
    const undo = { version: (await open(id)).version, tab: 'new', undo: true, offer: 2 };
    expect((await desk.meera.request('PATCH', `/enquiries/${id}`, undo)).status).toBe(200);
    await expectNothingToAccept();
  });

  it('from two hours before the visit, a request can be changed only by phone', async () => {
    const { path } = await seedOffer();
    await answer(path, 'agreed', 1);
    const { changesUntil } = (await show(path)) ?? {};
    setClock(new Date(Date.parse(changesUntil ?? '') - 1_000).toISOString());
    expect((await show(path))?.canChange).toBe(true);
    setClock(changesUntil ?? '');
    expect((await show(path))?.canChange).toBe(false);
    expect(await answer(path, 'cancelled', 1)).toBe('late');
    expect(await answer(path, 'asked', 1, '2030-01-01-morning')).toBe('late');
  });

  it('a request takes no answer from a page of another site', async () => {
    const { path } = await seedOffer();
    const elsewhere = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const fields: [string, string][] = [
      ['answer', 'cancelled'],
      ['offer', '1'],
    ];
    expect(await answerOn(desk.site.url, path, fields, elsewhere)).toBe('failed');
    expect((await show(path))?.state).toBe('offered');
    // An older browser sends only this from a page without a referrer.
    expect(await answerOn(desk.site.url, path, fields, { origin: 'null' })).toBe('done');
  });
}
