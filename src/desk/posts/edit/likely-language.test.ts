import { expect, test } from 'vitest';
import { likelyLanguage } from './likely-language.ts';

const languages = ['en', 'hi', 'mr'];

test.each([
  ['हृदय की देखभाल और आहार', 'en', 'hi'],
  ['हृदयाची काळजी आणि आहार', 'en', 'mr'],
  ['हृदयाची काळजी आणि आहार', 'hi', 'mr'],
  ['Care of the heart: हृदय', 'hi', 'en'],
  ['हृदय की देखभाल', 'hi', undefined],
  ['मधुमेह', 'mr', undefined],
  ['ECG', 'hi', undefined],
])('a post that says “%s” and is set to %s is suggested: %s', (text, own, suggested) => {
  expect(likelyLanguage(text, own, languages)).toBe(suggested);
});
