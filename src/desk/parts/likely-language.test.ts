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
  ['आजोबांना दम लागतो, उद्या येऊ का विचारले', 'mr', []],
  ['रिपोर्ट दाखवायचा का उद्या', 'hi', ['mr']],
  ['औषध बंद करू का', 'mr', []],
  ['उपाशी यायचे का', 'mr', []],
  ['आयुष्मान कार्ड चालते का', 'mr', []],
  ['वडिलांना सोमवारी आणू का', 'hi', ['mr']],
  ['पिताजी का ईसीजी कब होगा', 'mr', ['hi']],
  ['क्या कल आ सकते हैं', 'mr', ['hi']],
])(
  'for a post that says “%s” and is set to %s, the suggested language is %s',
  (text, own, suggested) => {
    expect(likelyLanguages(text, own, languages)).toEqual(suggested);
  },
);
