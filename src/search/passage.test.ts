import { expect, it } from 'vitest';
import { passageOf } from './passage.ts';

const passage = (text: string, ...matchedWords: string[]) =>
  passageOf(text, new Set(matchedWords))
    .map(({ text, isFound }) => (isFound ? `[${text}]` : text))
    .join('');

const filler = 'word '.repeat(50).trim();

it('a passage starts at the sentence that yields the most matched words, and has as many sentences as fit', () => {
  const long = `A heart. ${filler}. So the heart needs stents. Dr. Rao says so. ${filler}`;
  expect(passage(long, 'heart', 'stent')).toBe('So the [heart] needs [stents]. Dr. Rao says so.');
});

it('a passage without any matched word is the first sentence', () => {
  expect(passage(`First ${filler}. ${filler}`, 'other')).toBe(`First ${filler}.`);
  expect(passage('', 'other')).toBe('');
});
