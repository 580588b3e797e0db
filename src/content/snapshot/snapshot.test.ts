import { expect, it } from 'vitest';
import { publishedFrom } from './snapshot.ts';

const momentOf = (date: string) => new Date(publishedFrom(date, 'Asia/Kolkata')).toISOString();

it('an article is published at its time in the clinic’s time zone, or else when its day begins there', () => {
  expect(momentOf('2026-12-01T09:30')).toBe('2026-12-01T04:00:00.000Z');
  expect(momentOf('2026-12-01')).toBe('2026-11-30T18:30:00.000Z');
});
