import { expect, it } from 'vitest';
import { visitsAndOffers } from './visit-day.ts';

const visit = (id: string, at: string) => ({
  ...{ id, at, name: 'Asha', phone: '', phones: [] },
  ...{ packages: [], note: '', line: '' },
});

it('the times without an answer stand among the agreed visits of a day, at their hour', () => {
  const visits = [visit('a', '2026-12-03T04:30:00.000Z'), visit('c', '2026-12-03T06:30:00.000Z')];
  const offers = [visit('b', '2026-12-03T05:30:00.000Z'), visit('d', '2026-12-03T06:30:00.000Z')];
  const marked = (day: Parameters<typeof visitsAndOffers>[0]) =>
    visitsAndOffers(day).map(({ id, isUnanswered }) => [id, isUnanswered]);
  expect(marked({ visits, offers })).toEqual([
    ['a', false],
    ['b', true],
    ['c', false],
    ['d', true],
  ]);
  expect(marked({ visits }), 'of a server of the release before').toEqual([
    ['a', false],
    ['c', false],
  ]);
});
