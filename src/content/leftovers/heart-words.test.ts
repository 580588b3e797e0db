import { expect, test } from 'vitest';
import { heartWordsIn } from './heart-words.ts';

const wordsIn = (text: string) =>
  heartWordsIn('en/pages/home.yaml', `lead: ${JSON.stringify(text)}`).flatMap(({ words }) => words);

test.each([
  ['Heart tests and cardiac care', ['Heart', 'cardiac']],
  ['Ask our cardiologist for an ECG or stents', ['cardiologist', 'ECG', 'stents']],
  ['{city} में दिल के टेस्ट और हार्ट क्लिनिक', ['दिल', 'हार्ट']],
  ['हृदयाच्या टेस्ट, कार्डिओलॉजिस्ट', ['हृदयाच्या', 'कार्डिओलॉजिस्ट']],
])('%s belongs to a heart clinic', (text, words) => {
  expect(wordsIn(text)).toEqual(words);
});

test.each([
  'A hearty welcome, and heartfelt thanks',
  'दिल्ली से आएँ',
  'Teeth, sweetheart and an angel',
  'A discard of the stentorian',
])('%s could be any clinic’s', (text) => {
  expect(wordsIn(text)).toEqual([]);
});

test('the warning names the field, in a list and in the text of an article, and an icon by its name', () => {
  expect(heartWordsIn('en/services.yaml', '- { title: Teeth, icon: valve }')).toEqual([
    { field: '0.icon', words: ['valve'] },
  ]);
  expect(
    heartWordsIn('en/articles/a.md', '---\ntitle: Milk\n---\nYour heart, your Heart.'),
  ).toEqual([{ field: 'text', words: ['heart', 'Heart'] }]);
  expect(heartWordsIn('NOTES.md', '---\n---\nheart')).toEqual([]);
  expect(heartWordsIn('hi/desk.yaml', 'siteFiles:\n  chestPain: सीने में दर्द\n')).toEqual([]);
});
