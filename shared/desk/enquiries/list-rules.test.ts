import { expect, test } from 'vitest';
import { excerptOf } from './list-rules.ts';

/** A message that is far longer than an excerpt. */
const repeatWord = (word: string) => `${word} `.repeat(200);

test('a short message is shown as a whole, on one line', () => {
  expect(excerptOf(' Are you open\n\non Monday? ')).toBe('Are you open on Monday?');
});

test.each(['appointment', 'भंडाऱ्याहून', '🫀🫀🫀'])(
  'a long message ends with a whole word: %s',
  (word) => {
    const words = excerptOf(repeatWord(word)).replace(/…$/, '').split(' ');
    expect(words.length).toBeGreaterThan(1);
    expect(new Set(words)).toEqual(new Set([word]));
  },
);

test('a word that fits exactly is kept', () => {
  const excerpt = excerptOf(`${'a'.repeat(139)}b next`);
  expect(excerpt).toBe(`${'a'.repeat(139)}b…`);
});

test('a message without spaces is still shortened', () => {
  expect(excerptOf('a'.repeat(500))).toMatch(/^a+…$/);
  expect(excerptOf('a'.repeat(500)).length).toBeLessThan(150);
});
