import { expect, it } from 'vitest';
import type { OpeningHours, SpecialDays } from '../../shared/hours/week-hours.ts';
import { nextHalfDays } from './half-days.ts';

const weekdays: OpeningHours = {
  days: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'],
  opens: '10:00',
  closes: '20:00',
};

const optionsFor = (
  hours: OpeningHours[],
  today: string,
  special: SpecialDays[] = [],
  answeredOn = today,
) => {
  const days = {
    today: Temporal.PlainDate.from(today),
    answeredOn: Temporal.PlainDate.from(answeredOn),
  };
  return nextHalfDays(hours, special, days).map(({ day, part }) => `${day} ${part}`);
};

it.each([
  ['2026-11-23', '2026-11-25 morning'],
  ['2026-11-27', '2026-11-30 morning'],
])(
  'the half days on offer on %s begin on the day after tomorrow, or on the next one that is open',
  (today, first) => {
    expect(optionsFor([weekdays], today)[0]).toBe(first);
  },
);

it.each([
  ['2026-11-28', '2026-11-28', '2026-11-30 morning'],
  ['2026-11-28', '2026-11-30', '2026-12-01 morning'],
  ['2026-11-28', '2027-02-01', '2027-02-02 morning'],
])(
  'half days on offer begin after the day of the answer: on %s, if it is due on %s',
  (today, due, first) => {
    expect(optionsFor([weekdays], today, [], due)[0]).toBe(first);
  },
);

it('the half days of three days are on offer, across a Sunday and the end of a month', () => {
  const mondayAndTuesday = [
    '2026-11-30 morning',
    '2026-11-30 afternoon',
    '2026-12-01 morning',
    '2026-12-01 afternoon',
  ];
  const saturday = ['2026-11-28 morning', '2026-11-28 afternoon'];
  expect(optionsFor([weekdays], '2026-11-26')).toEqual([...saturday, ...mondayAndTuesday]);
});

it('only mornings and afternoons on which the clinic is open are on offer, even with a break between them', () => {
  const evening: OpeningHours = { days: ['Tu'], opens: '17:00', closes: '20:00' };
  const morning: OpeningHours = { days: ['Tu', 'We'], opens: '09:00', closes: '13:00' };
  expect(optionsFor([evening, morning], '2026-11-22').slice(0, 3)).toEqual([
    '2026-11-24 morning',
    '2026-11-24 afternoon',
    '2026-11-25 morning',
  ]);
});

it('six half days are on offer even if the clinic opens once a week, and none if it never opens', () => {
  const sundays: OpeningHours = { days: ['Su'], opens: '10:00', closes: '12:00' };
  expect(optionsFor([sundays], '2026-11-23')).toHaveLength(6);
  expect(optionsFor([], '2026-11-23')).toEqual([]);
});

it('no half day of a closed day is on offer', () => {
  const closed = [
    { from: '2026-11-24', to: '2026-11-26' },
    { from: '2026-11-28', to: '2026-11-28' },
  ];
  expect(optionsFor([weekdays], '2026-11-22', closed)).toEqual([
    '2026-11-27 morning',
    '2026-11-27 afternoon',
    '2026-11-30 morning',
    '2026-11-30 afternoon',
    '2026-12-01 morning',
    '2026-12-01 afternoon',
  ]);
});

it('a day with other hours has only the half days in which the clinic is open', () => {
  const morningOnly = { opens: '10:00', closes: '13:00' };
  const special = [
    { from: '2026-11-24', to: '2026-11-24', hours: morningOnly },
    { from: '2026-11-29', to: '2026-11-29', hours: morningOnly },
  ];
  const options = optionsFor([weekdays], '2026-11-22', special);
  expect(options.slice(0, 2)).toEqual(['2026-11-24 morning', '2026-11-25 morning']);
  expect(optionsFor([weekdays], '2026-11-27', special)[0], 'a Sunday').toBe('2026-11-29 morning');
});
