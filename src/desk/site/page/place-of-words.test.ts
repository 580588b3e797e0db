import { expect, it } from 'vitest';
import { placeOfWords } from './place-of-words.ts';

const article = `Angioplasty opens a narrowed artery.

## What to bring

- Your **old reports**, and the [list](/blog/medicines) of your medicines.
- अपनी पुरानी रिपोर्ट साथ लाएँ।

| Where | What |
| ${'-'.repeat(1_000)} | --- |
`;

it.each([
  ['Angioplasty opens', 0],
  ['What to bring', article.indexOf('What')],
  ['Your old reports, and the list of your medicines.', article.indexOf('Your')],
  ['अपनी पुरानी रिपोर्ट साथ लाएँ।', article.indexOf('अपनी')],
  ['not in it', -1],
  ['What follows a long rule', -1],
  ['…', -1],
])('finds where the words %j begin in Markdown', (words, place) => {
  expect(placeOfWords(article, words)).toBe(place);
});
