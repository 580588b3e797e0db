import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { putInWords } from './routes.ts';
import { createRowMapper } from './row-mapper.ts';

/** The card that the API answers for a row. */
function cardOf(fields: Record<string, unknown>, timeZone = 'UTC') {
  const mapper = createRowMapper({
    siteUrl: 'https://clinic.example',
    timeZone,
    clinic: { phoneLinks: {}, isArticle: () => false },
    log: pino({ level: 'silent' }),
  });
  const card = mapper.toCard({ id: 7, title: 'Heart', ...fields });
  return card && putInWords(timeZone)(card);
}

describe('title and excerpt', () => {
  test('are replaced by default texts in English if they are missing', () => {
    expect(cardOf({ title: null })).toMatchObject({
      title: 'Untitled Blog Post',
      excerpt: 'No excerpt available',
      missing: ['title', 'excerpt'],
    });
  });

  test('are listed as missing only if they are', () => {
    expect(cardOf({ excerpt: 'About it.' })).not.toHaveProperty('missing');
    const untitled = { title: 'Untitled Blog Post' };
    expect(cardOf(untitled)).toMatchObject({ ...untitled, missing: ['excerpt'] });
  });
});

describe('reading time', () => {
  test('is given in minutes', () => {
    expect(cardOf({ content: 'word '.repeat(201) })).toMatchObject({
      readTime: '2 min read',
      readMinutes: 2,
    });
  });
});

describe('date', () => {
  test.each([
    ['2024-01-15T10:00:00+00:00', 'January 15, 2024'],
    ['2024-01-15T10:00:00.123456+05:30', 'January 15, 2024'],
    ['2024-01-15 10:00:00+00', 'January 15, 2024'],
    ['2024-01-15T23:30:00', 'January 15, 2024'],
    ['2024-02-29', 'February 29, 2024'],
    [new Date('2024-01-15T10:00:00Z'), 'January 15, 2024'],
    [undefined, 'Date not available'],
    [null, 'Date not available'],
    ['', 'Date not available'],
    ['soon', 'Date not available'],
    ['post 7', 'Date not available'],
    ['2024-02-30', 'Date not available'],
    ['2024-01-15T99:00:00Z', 'Date not available'],
    ['infinity', 'Date not available'],
    [1_705_312_800_000, 'Date not available'],
    [new Date(Number.NaN), 'Date not available'],
  ])('of %j is %s', (value, date) => {
    expect(cardOf({ created_at: value })?.date).toBe(date);
  });

  test('is in the clinic’s time zone, while createdAt keeps the exact moment', () => {
    const card = cardOf({ created_at: '2024-01-15T20:00:00Z' }, 'Asia/Kolkata');
    expect(card).toMatchObject({ date: 'January 16, 2024', createdAt: '2024-01-15T20:00:00.000Z' });
  });

  test.each(['Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Auckland', 'UTC'])(
    'is the same day in %s if the table holds a day without a time',
    (timeZone) => {
      expect(cardOf({ created_at: '2024-03-31' }, timeZone)?.date).toBe('March 31, 2024');
    },
  );
});
