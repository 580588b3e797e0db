import { expect, it } from 'vitest';
import { placeOf } from './place.ts';

const publishAt = '2026-12-03T04:00:00.000Z';
const live = { slug: 'walk', since: '2026-11-01T04:00:00.000Z' };

it('a scheduled post that has not appeared is overdue after two minutes', () => {
  const placeAt = (now: string) =>
    placeOf({ state: 'scheduled', live, publishAt }, Date.parse(now));
  expect(placeAt('2026-12-03T03:00:00Z')).toEqual({ name: 'scheduled', time: publishAt });
  expect(placeAt('2026-12-03T04:01:59Z')).toEqual({ name: 'scheduled', time: publishAt });
  expect(placeAt('2026-12-03T04:02:01Z')).toEqual({ name: 'overdue', time: publishAt });
});

it('any other post is described by its state, with the time it was published', () => {
  const place = (state: 'live' | 'draft', since: typeof live | null) =>
    placeOf({ state, live: since, publishAt: null }, Date.now());
  expect(place('live', live)).toEqual({ name: 'live', time: live.since });
  expect(place('draft', null)).toEqual({ name: 'draft', time: null });
});
