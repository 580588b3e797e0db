import { expect, it } from 'vitest';
import { comparable, isShownIn } from './page-text.ts';

const shown = comparable('Call us. In Nagpur, Dr. Hriday Nagpurkar answers you within the day.');

it.each([
  'In {city}, {doctor} answers you',
  '{greeting} In {city}, {doctor} answers you within {time}.',
  'In {city}, {title} {doctor} answers',
])('a text is found on a page whatever stands in place of its placeholders: %s', (text) => {
  expect(isShownIn(text, shown)).toBe(true);
});

it.each(['In {city}, nobody answers you', 'answers you, {doctor}, in Nagpur'])(
  'a text is not found on a page if a part of it is missing or elsewhere: %s',
  (text) => {
    expect(isShownIn(text, shown)).toBe(false);
  },
);

it('a text is all that a page shows only if it covers the page from the first letter to the last', () => {
  expect(isShownIn('{start} answers you within {time}.', shown, true)).toBe(true);
  expect(isShownIn('answers you within {time}.', shown, true)).toBe(false);
  expect(isShownIn('Call us. In Nagpur', shown, true)).toBe(false);
});

it.each(['[', '{', '![', '[a](', '{a}x'])('a draft of “%s” over and over stops nobody', (sign) => {
  const page = comparable(`${sign}y`.repeat(300_000));
  expect(isShownIn(sign.repeat(1_000_000), page)).toBe(false);
});

it('a text with many placeholders takes no longer to find than any other', () => {
  const text = `${'{a} {b} x'.repeat(40)} zq`;
  expect(isShownIn(text, 'x'.repeat(20_000))).toBe(false);
});
