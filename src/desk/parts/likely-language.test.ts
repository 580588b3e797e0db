import { expect, test } from 'vitest';
import { likelyLanguages } from './likely-language.ts';

const languages = ['en', 'hi', 'mr'];

test.each([
  ['हृदय की देखभाल और आहार', 'en', ['hi']],
  ['हृदयाची काळजी आणि आहार', 'en', ['mr']],
  ['हृदयाची काळजी आणि आहार', 'hi', ['mr']],
  ['हृदयाची काळजी', 'en', ['mr']],
  ['मधुमेह', 'en', ['hi', 'mr']],
  ['Care of the heart: हृदय', 'hi', ['en']],
  ['हृदय की देखभाल', 'hi', []],
  ['मधुमेह', 'mr', []],
  ['ECG', 'hi', []],
])(
  'for a post that says “%s” and is set to %s, the suggested language is %s',
  (text, own, suggested) => {
    expect(likelyLanguages(text, own, languages)).toEqual(suggested);
  },
);
