import { expect, test } from 'vitest';
import { parseHours } from './hours.ts';

const days = ['Mo', 'Tu', 'We', 'Th', 'Fr'];

test.each([
  'Mo-Fr 10:00-13:00 16:00-19:00; Sa,Su 9:30-13:00',
  'Mon-Fri 10am-1pm 4 pm to 7 p.m.; Sat,Sun 9.30am-1:00PM',
  'mon – friday 10:00 – 13:00, 16:00 – 19:00; Sat, Sun 09:30-13:00',
])('hours written on one line become one row for each interval: %s', (line) => {
  expect(parseHours(line).rows).toEqual([
    { days, opens: '10:00', closes: '13:00' },
    { days, opens: '16:00', closes: '19:00' },
    { days: ['Sa', 'Su'], opens: '09:30', closes: '13:00' },
  ]);
});

test.each(['Mo 10:00-13:00 13:00-16:00', 'Mo 13:00-16:00 10:00-13:00'])(
  'hours may follow one another without a break, in any order: %s',
  (line) => {
    expect(parseHours(line).rows).toHaveLength(2);
  },
);

test.each([
  '',
  'every day',
  'Mo-Fr',
  '10:00-13:00',
  'Xx 10:00-13:00',
  'T 10:00-13:00',
  'Fr-Mo 10:00-13:00',
  'Mo 9-5',
  'Mo 10:00-13:00;',
])('"%s" is refused as hours', (text) => {
  expect(parseHours(text).fault).toMatch(/^write it like this: Mo-Fr/);
});

test.each([
  ['Fr 18:00-02:00', /^18:00-02:00 ends before it begins; write hours past midnight as two/],
  ['Mo 10:00-10:00', /^10:00-10:00 ends before it begins/],
  ['Mo 25:00-26:00', /^25:00-26:00 is no time of the day/],
  ['Mo 10:00-24:00', /^10:00-24:00 is no time of the day/],
  ['Mo 10:00-13:00; Mo 12:00-14:00', /^Mo 12:00-14:00 overlaps Mo 10:00-13:00/],
])('%s is refused with a reason', (text, fault) => {
  expect(parseHours(text).fault).toMatch(fault);
});
