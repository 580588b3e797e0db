import { expect, it } from 'vitest';
import {
  countInHour,
  hasHourBegun,
  isRequested,
  splitDays,
  startTimes,
  timesInHour,
  timesWhileClosed,
  visitsAndOffers,
} from './visit-times.ts';

it('a visit may begin at each full hour while the clinic is open', () => {
  const intervals = [
    { opens: '09:30', closes: '13:00' },
    { opens: '17:00', closes: '18:30' },
  ];
  expect(startTimes(intervals)).toEqual(['10:00', '11:00', '12:00', '17:00', '18:00']);
  expect(startTimes([]), 'a closed day').toEqual([]);
});

it('an hour counts as requested if it is in a half day that the patient asked for', () => {
  expect(isRequested('2026-12-03T12:00', ['2026-12-03-morning'])).toBe(true);
  expect(isRequested('2026-12-03T13:00', ['2026-12-03-morning'])).toBe(false);
  expect(isRequested('2026-12-04T10:00', ['2026-12-03-morning'])).toBe(false);
});

it('an hour shows the patients who have a time in it', () => {
  const heldTimes = [
    { id: 'a', name: 'Asha', at: '2026-12-03T10:30' },
    { id: 'b', name: 'Bharat', at: '2026-12-03T11:00' },
  ];
  expect(timesInHour('2026-12-03T10:00', heldTimes)).toEqual([heldTimes[0]]);
  expect(timesInHour('', heldTimes)).toEqual([]);
});

it('a visit is affected by a closure if it is on a closed day, or outside the hours of that day', () => {
  const heldTimes = [
    '2026-12-02T11:00',
    '2026-12-03T09:30',
    '2026-12-03T13:00',
    '2026-12-04T11:00',
  ].map((at) => ({ id: at, name: 'Asha', at }));
  const days = { from: '2026-12-03', to: '2026-12-03' };
  const timesOf = (times: typeof heldTimes) => times.map(({ at }) => at);
  const onDay = ['2026-12-03T09:30', '2026-12-03T13:00'];
  expect(timesOf(timesWhileClosed(days, heldTimes))).toEqual(onDay);
  const hours = { opens: '10:00', closes: '13:00' };
  expect(timesOf(timesWhileClosed({ ...days, hours }, heldTimes))).toEqual(onDay);
  const earlierHours = { opens: '09:00', closes: '13:00' };
  expect(timesOf(timesWhileClosed({ ...days, hours: earlierHours }, heldTimes))).toEqual([
    '2026-12-03T13:00',
  ]);
  expect(
    timesOf(timesWhileClosed({ from: '2026-12-02', to: '2026-12-04' }, heldTimes)),
  ).toHaveLength(4);
});

const visit = (id: string, at: string) => ({
  id,
  at,
  name: 'Asha',
  phone: '',
  phones: [],
  booked: [],
  note: '',
  patientNote: '',
  isUnsent: false,
  urgent: false,
  isClosed: false,
  offer: 1,
  email: '',
  language: 'en',
  link: '',
  reminded: null,
  attendance: null,
});

it('offered times without an answer are listed among the agreed visits, in order of time', () => {
  const visits = [visit('a', '2026-12-03T04:30:00.000Z'), visit('c', '2026-12-03T06:30:00.000Z')];
  const offers = [visit('b', '2026-12-03T05:30:00.000Z'), visit('d', '2026-12-03T06:30:00.000Z')];
  const listedVisits = visitsAndOffers({ visits, offers });
  expect(listedVisits.map(({ id, isUnanswered }) => [id, isUnanswered])).toEqual([
    ['a', false],
    ['b', true],
    ['c', false],
    ['d', true],
  ]);
});

it('the patients in an hour are counted by the clinic’s clock, whether their times are agreed or only offered', () => {
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
  const response = { days: [saturday, sunday], later: [monday, friday] };
  const isClosed = () => false;
  expect(splitDays(response, { openDays: [saturday.day, monday.day], isClosed })).toEqual({
    days: [saturday, sunday, monday],
    later: [friday],
  });
  expect(splitDays(response, { openDays: [saturday.day, sunday.day], isClosed })).toEqual(response);
  const context = { openDays: [saturday.day, sunday.day], isClosed: () => true };
  const fridayWithVisit = { ...friday, visits: [visit('a', '2026-12-04T04:30:00.000Z')] };
  expect(
    splitDays({ ...response, later: [monday, fridayWithVisit] }, context),
    'closed since',
  ).toEqual({
    days: [saturday, sunday, fridayWithVisit],
    later: [monday],
  });
});

it('whether a patient came can be marked once the hour of the visit has begun', () => {
  const results = ['2026-12-03T09:59', '2026-12-03T10:00', '2026-12-04T08:00'].map((now) =>
    hasHourBegun('2026-12-03T10:30', now),
  );
  expect(results).toEqual([false, true, true]);
});
