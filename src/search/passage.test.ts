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

it('a passage contains most of the words found, with a few words of context before them', () => {
  expect(
    passage(`A heart. ${filler}. So the heart needs stents. ${filler}`, 'heart', 'stent'),
  ).toMatch(/^… word word word\. So the \[heart\] needs \[stents\]\. word .* word …$/);
});

it('a passage without any word found is the beginning', () => {
  expect(passage(`First ${filler}`, 'other')).toMatch(/^First word .* word …$/);
  expect(passage('', 'other')).toBe('');
});
