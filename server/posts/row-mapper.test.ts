import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { postIcon } from '../../shared/post.ts';
import { createEnglishTextAdder } from './routes.ts';
import { createRowMapper } from './row-mapper.ts';

const mapperIn = (timeZone: string) =>
  createRowMapper({
    siteUrl: 'https://clinic.example',
    timeZone,
    clinic: { phoneLinks: {}, isArticle: () => false },
    log: pino({ level: 'silent' }),
  });
const mapper = mapperIn('UTC');
const cardOf = (fields: Record<string, unknown>) =>
  mapper.toCard({ id: 7, title: 'Heart', ...fields });

describe('slug', () => {
  test.each([
    ['taken from the row', { slug: 'my-heart' }, 'my-heart'],
    ['taken from the row without the spaces around it', { slug: ' my-heart ' }, 'my-heart'],
    ['made from the title if it is missing', { title: 'Heart Care' }, 'heart-care'],
    ['made from the title if it is blank', { slug: '   ', title: 'Heart Care' }, 'heart-care'],
    ['made from the title if it is not text', { slug: 12, title: 'Heart Care' }, 'heart-care'],
    ['made from the title if it is a path to another page', { slug: '../about' }, 'heart'],
    ['made from the title if it is the name of a file', { slug: 'a.html' }, 'heart'],
    ['lower case without punctuation', { title: 'What is ECG? (2024)' }, 'what-is-ecg-2024'],
    ['made with the hyphens of the title', { title: 'Follow-up care' }, 'follow-up-care'],
    ['made with single hyphens', { title: 'ECG  -  or   TMT' }, 'ecg-or-tmt'],
    ['made from the id if there is no title', { title: null }, 'blog-7'],
    ['made from the id if the title has no Latin letter', { title: 'हृदय रोग' }, 'blog-7'],
    ['made from the id if it is a UUID', { title: '', id: '3f2b8c1e-0000' }, 'blog-3f2b8c1e-0000'],
    ['made from the number 1 if there is no id', { title: '', id: null }, 'blog-1'],
  ])('is %s', (_, fields, slug) => {
    expect(cardOf(fields)?.slug).toBe(slug);
  });
});

describe('title and excerpt', () => {
  test.each([[undefined], [null], [''], ['  '], [42], [{}]])('are null for %j', (value) => {
    expect(cardOf({ title: value, excerpt: value })).toMatchObject({ title: null, excerpt: null });
  });

  test('are cut if they are very long', () => {
    const card = cardOf({ title: 'a'.repeat(5_000), excerpt: 'b'.repeat(50_000) });
    expect(card?.title).toHaveLength(300);
    expect(card?.excerpt).toHaveLength(1_000);
    expect(card?.excerpt).toMatch(/…$/);
  });
});

describe('picture', () => {
  test.each([
    ['https://images.example/a.jpg', 'https://images.example/a.jpg'],
    ['/images/a.jpg', '/images/a.jpg'],
    [undefined, null],
    ['', null],
    ['  ', null],
    [5, null],
    ['http://images.example/a.jpg', null],
    ['//images.example/a.jpg', null],
    ['/\\images.example/a.jpg', null],
    ['javascript:alert(1)', null],
    ['data:image/svg+xml,<svg/>', null],
    ['https://', null],
  ])('%j is %j', (value, image) => {
    expect(cardOf({ featured_image: value })?.image).toBe(image);
  });
});

describe('id and icon', () => {
  test.each([
    [7, 7],
    ['12', 12],
    [0, 0],
    [undefined, 1],
    [null, 1],
    ['', 1],
    [true, 1],
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, 1],
    ['3f2b8c1e-7b1d-4c1e-9d0a-1a2b3c4d5e6f', 1],
    ['12abc', 1],
  ])('the id %j becomes %i', (id, number) => {
    expect(cardOf({ id })?.id).toBe(number);
  });

  test('the icon is the one at the id modulo ten', () => {
    const icons = Array.from({ length: 20 }, (_, id) => cardOf({ id })?.icon);
    expect(icons).toEqual([...postIcon.options, ...postIcon.options]);
  });

  test.each([[-3], [1.5]])('no icon fits the id %d, so its row becomes no card', (id) => {
    expect(cardOf({ id })).toBeNull();
  });
});

describe('reading time', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

  test.each([
    ['no content', 1, undefined],
    ['null', 1, null],
    ['a number', 1, 12],
    ['an empty text', 1, ''],
    ['tags without words', 1, '<p></p><img src="a b c">'],
    ['200 words', 1, words(200)],
    ['201 words', 2, words(201)],
    ['400 words in a tag with attributes', 2, `<p class="one two three">${words(400)}</p>`],
    ['201 words in two paragraphs', 2, `<p>${words(200)}</p><p>word</p>`],
    ['201 words with < signs that open no tag', 2, '5 < 6 '.repeat(67)],
    ['2,000 words', 10, words(2_000)],
  ])('of %s is %i min', (_, minutes, content) => {
    expect(cardOf({ content })?.readMinutes).toBe(minutes);
  });

  // A regular expression that backtracks would not finish before the test times out.
  test('is one minute for a million < signs that open no tag', () => {
    expect(cardOf({ content: '<'.repeat(1_000_000) })?.readMinutes).toBe(1);
  });
});

describe('a malformed row', () => {
  test.each([[null], [undefined], ['text'], [5], [[]]])('such as %j becomes no card', (row) => {
    expect(mapper.toCard(row)).toBeNull();
  });

  test('becomes a card with default values if every field is null', () => {
    const fields = ['id', 'title', 'slug', 'excerpt', 'content', 'featured_image', 'created_at'];
    expect(mapper.toCard(Object.fromEntries(fields.map((field) => [field, null])))).toEqual({
      id: 1,
      title: null,
      excerpt: null,
      image: null,
      createdAt: null,
      readMinutes: 1,
      icon: 'treadmill',
      slug: 'blog-1',
    });
  });

  test.each([
    [null, false],
    ['', false],
    [' \n ', false],
    [{}, false],
    ['<p> </p>', true],
    ['<script>alert(1)</script>', true],
  ])(
    'with the content %j shows no text, and counts as having content: %j',
    (content, hasContent) => {
      const post = mapper.toPost({ id: 3, title: 'Heart', content }, 'heart');
      expect(post).toMatchObject({ html: null, hasContent, excerpt: null, image: null });
    },
  );

  test.each([
    ['created_at', '2024-01-15'.padEnd(1_000_000, '0')],
    ['slug', 'a'.repeat(1_000_000)],
    ['title', ' '.repeat(1_000_000)],
    ['featured_image', `https://${'a'.repeat(1_000_000)}`],
    ['id', '1'.repeat(1_000_000)],
  ])('with a %s of a million characters is treated as if the field were null', (field, value) => {
    expect(cardOf({ [field]: value })).toEqual(cardOf({ [field]: null }));
  });
});

/** The card of a row in the API. */
function apiCardOf(fields: Record<string, unknown>, timeZone = 'UTC') {
  const card = mapperIn(timeZone).toCard({ id: 7, title: 'Heart', ...fields });
  return card && createEnglishTextAdder(timeZone)(card);
}

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
    expect(apiCardOf({ created_at: value })?.date).toBe(date);
  });

  test('is in the clinic’s time zone, while createdAt keeps the exact moment', () => {
    const card = apiCardOf({ created_at: '2024-01-15T20:00:00Z' }, 'Asia/Kolkata');
    expect(card).toMatchObject({ date: 'January 16, 2024', createdAt: '2024-01-15T20:00:00.000Z' });
  });

  test.each(['Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Auckland', 'UTC'])(
    'is the same day in %s if the table holds a day without a time',
    (timeZone) => {
      expect(apiCardOf({ created_at: '2024-03-31' }, timeZone)?.date).toBe('March 31, 2024');
    },
  );
});
