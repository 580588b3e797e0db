import { expect, test } from 'vitest';
import { heartWordsIn } from './leftovers.ts';

test.each([
  ['Heart tests and cardiac care', ['Heart', 'cardiac']],
  ['Ask our cardiologist for an ECG or stents', ['cardiologist', 'ECG', 'stents']],
  ['{city} में दिल के टेस्ट और हार्ट क्लिनिक', ['दिल', 'हार्ट']],
  ['हृदयाच्या टेस्ट, कार्डिओलॉजिस्ट', ['हृदयाच्या', 'कार्डिओलॉजिस्ट']],
])('%s belongs to a heart clinic', (text, words) => {
  expect(heartWordsIn(text)).toEqual(words);
});

test.each([
  'A hearty welcome, and heartfelt thanks',
  'दिल्ली से आएँ',
  'Teeth, sweetheart and an angel',
  'A discard of the stentorian',
])('%s could be any clinic’s', (text) => {
  expect(heartWordsIn(text)).toEqual([]);
});
