import { expect, it } from 'vitest';
import type { OpeningHours } from '../../../../shared/hours/week-hours.ts';
import { callBackTimes } from './call-back-times.ts';

const hours: OpeningHours[] = [
  { days: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'], opens: '09:30', closes: '19:00' },
];

it('call-back times are suggested only while the clinic is open', () => {
  const onThursday = (now: string, inAnHour: string) =>
    callBackTimes(`2026-12-03T${now}`, `2026-12-03T${inAnHour}`, hours);
  const nextDay = '2026-12-04T10:00';
  expect(onThursday('02:50', '04:00')).toEqual({ thisEvening: '2026-12-03T18:00', nextDay });
  expect(onThursday('17:10', '18:15')).toEqual({
    inAnHour: '2026-12-03T18:15',
    thisEvening: '2026-12-03T18:00',
    nextDay,
  });
  expect(onThursday('18:10', '19:15')).toEqual({ nextDay });
});

it('a call-back time is suggested on the next open day, and none if the clinic has no hours', () => {
  const saturday = '2026-12-05T17:40';
  expect(callBackTimes(saturday, '2026-12-05T18:45', hours).nextDay).toBe('2026-12-07T10:00');
  const late: OpeningHours[] = [{ days: ['Su'], opens: '17:00', closes: '20:00' }];
  expect(callBackTimes(saturday, '2026-12-05T18:45', late).nextDay).toBe('2026-12-06T17:00');
  expect(callBackTimes(saturday, '2026-12-05T18:45', [])).toEqual({});
});
