import { expect, it } from 'vitest';
import { countInHour, shownDays, visitsAndOffers } from './visit-day.ts';

const visit = (id: string, at: string) => ({
  ...{ id, at, name: 'Asha', phone: '', phones: [] },
  ...{ booked: [], note: '', line: '', unsent: null, urgent: false, isClosed: false },
});

it('the times without an answer stand among the agreed visits of a day, at their hour', () => {
  const visits = [visit('a', '2026-12-03T04:30:00.000Z'), visit('c', '2026-12-03T06:30:00.000Z')];
  const offers = [visit('b', '2026-12-03T05:30:00.000Z'), visit('d', '2026-12-03T06:30:00.000Z')];
  const marked = visitsAndOffers({ visits, offers });
  expect(marked.map(({ id, isUnanswered }) => [id, isUnanswered])).toEqual([
    ['a', false],
    ['b', true],
    ['c', false],
    ['d', true],
  ]);
});

it('patients with a time in one hour of the clinic’s clock are counted, whether agreed or only offered', () => {
  // Half past nine, ten and half past ten in India.
  const visits = [visit('a', '2026-12-03T04:00:00.000Z'), visit('b', '2026-12-03T04:30:00.000Z')];
  const offers = [visit('c', '2026-12-03T05:00:00.000Z')];
  const counts = countInHour(visitsAndOffers({ visits, offers }), 'Asia/Kolkata');
  expect([...counts]).toEqual([
    ['a', 1],
    ['b', 2],
    ['c', 2],
  ]);
});

it('the next open day is shown with today and tomorrow if the clinic is closed tomorrow', () => {
  const day = (date: string) => ({ day: date, visits: [], offers: [], calls: [] });
  const [saturday, sunday] = [day('2026-11-28'), day('2026-11-29')];
  const [monday, friday] = [day('2026-11-30'), day('2026-12-04')];
  const answer = { days: [saturday, sunday], later: [monday, friday] };
  const isClosed = () => false;
  expect(shownDays(answer, { openDays: [saturday.day, monday.day], isClosed })).toEqual({
    days: [saturday, sunday, monday],
    later: [friday],
  });
  expect(shownDays(answer, { openDays: [saturday.day, sunday.day], isClosed })).toEqual(answer);
  const closed = { openDays: [saturday.day, sunday.day], isClosed: () => true };
  const agreed = { ...friday, visits: [visit('a', '2026-12-04T04:30:00.000Z')] };
  expect(shownDays({ ...answer, later: [monday, agreed] }, closed), 'closed since').toEqual({
    days: [saturday, sunday, agreed],
    later: [monday],
  });
});
