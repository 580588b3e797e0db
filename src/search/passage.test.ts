import { expect, it } from 'vitest';
import { passageOf } from './passage.ts';

const passage = (text: string, ...found: string[]) =>
  passageOf(text, new Set(found))
    .map(({ text, isFound }) => (isFound ? `[${text}]` : text))
    .join('');

const filler = 'word '.repeat(50).trim();

it('a passage of a short text is the whole text', () => {
  expect(passage('Stents, “at rest”.', 'rest')).toBe('Stents, “at [rest]”.');
});

it('a passage holds most of the words that were found, on a few words of context', () => {
  expect(
    passage(`A heart. ${filler}. So the heart needs stents. ${filler}`, 'heart', 'stent'),
  ).toMatch(/^… word word word\. So the \[heart\] needs \[stents\]\. word .* word …$/);
});

it('a passage without a found word is the beginning', () => {
  expect(passage(`First ${filler}`, 'other')).toMatch(/^First word .* word …$/);
  expect(passage('', 'other')).toBe('');
});
