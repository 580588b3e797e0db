import { expect, it } from 'vitest';
import { comparable, isShownIn } from './page-text.ts';

const shown = comparable('Call us. In Nagpur, Dr. Hriday Nagpurkar answers you within the day.');

it.each([
  'In {city}, {doctor} answers you',
  '{greeting} In {city}, {doctor} answers you within {time}.',
  'In {city}, {title} {doctor} answers',
])('a page shows a text with something else in place of its names in braces: %s', (text) => {
  expect(isShownIn(text, shown)).toBe(true);
});

it.each(['In {city}, nobody answers you', 'answers you, {doctor}, in Nagpur'])(
  'a page does not show a text of which a part is missing or elsewhere: %s',
  (text) => {
    expect(isShownIn(text, shown)).toBe(false);
  },
);

it('a text is all that a page shows only from its first to its last letter', () => {
  expect(isShownIn('{start} answers you within {time}.', shown, true)).toBe(true);
  expect(isShownIn('answers you within {time}.', shown, true)).toBe(false);
  expect(isShownIn('Call us. In Nagpur', shown, true)).toBe(false);
});

it('a text of many names in braces takes no longer than any other', () => {
  const text = `${'{a} {b} x'.repeat(40)} zq`;
  expect(isShownIn(text, 'x'.repeat(20_000))).toBe(false);
});
