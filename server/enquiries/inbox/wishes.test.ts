import { expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { wishesIn } from './wishes.ts';

const { clinic, languages } = readConfig({});
const { wishes } = clinic.enquiryWords;

test.each(languages)('a tapped half day and a package are found in a message in %s', (language) => {
  const words = wishes.get(language);
  if (!words) throw new Error('there are no words');
  const [morning] = words.halfDays;
  const [title = ''] = words.packages;
  const sentence = (morning?.sentence ?? '')
    .replace('{WEEKDAY}', 'Tue')
    .replace('{DATE}', '24 Nov');
  const label = (morning?.label ?? '').replace('{WEEKDAY}', 'Tue').replace('{DATE}', '24 Nov');
  expect(wishesIn(`Hello. ${title}?\n${sentence}`, words)).toEqual([label, title]);
  expect(wishesIn('Hello', words)).toEqual([]);
});
