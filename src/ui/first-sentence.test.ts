import { expect, it } from 'vitest';
import { firstSentence } from './first-sentence.ts';

it.each([
  [
    'A hole in the heart is often found in babies. Which ones close?',
    'A hole in the heart is often found in babies.',
  ],
  ['हाई ब्लड प्रेशर में लक्षण बहुत कम दिखते हैं। जानें।', 'हाई ब्लड प्रेशर में लक्षण बहुत कम दिखते हैं।'],
  ['Dr. Rao explains the test. You walk.', 'Dr. Rao explains the test.'],
  ['One sentence without an end', 'One sentence without an end'],
])('the first sentence of %j ends at its own punctuation mark', (text, first) => {
  expect(firstSentence(text)).toBe(first);
});
