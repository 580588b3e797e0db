import { expect, it } from 'vitest';
import { deadlineText, momentFormat, unbrokenMoment } from './moments.ts';

const nagpur = { address: { country: 'IN' }, timeZone: 'Asia/Kolkata' };
const partsOfDay = { morning: 'सुबह', afternoon: 'दोपहर', evening: 'शाम', night: 'रात' };

it.each([
  ['en', {}, 'Saturday, 28\u00a0November, 10:30\u00a0AM'],
  ['hi', { partsOfDay }, 'शनिवार, 28\u00a0नवंबर, सुबह\u00a010:30'],
])('a heading in %s is not broken within a date or a time', (language, hours, expected) => {
  const format = momentFormat({ ...nagpur, language }, hours);
  const text = unbrokenMoment('2026-11-28T05:00:00Z', format);
  expect(text).toBe(expected);
});

it.each([
  ['2026-11-27T09:57:20Z', '3:30\u00a0PM'],
  ['2026-11-27T10:00:00Z', '3:30\u00a0PM'],
  ['2026-11-27T10:00:01Z', '3:45\u00a0PM'],
  ['2026-11-27T18:20:00Z', 'Saturday, 28\u00a0November, 12:00\u00a0AM'],
])(
  'a deadline of %s is rounded up to a quarter of an hour, and shown as %s',
  (moment, expected) => {
    const format = momentFormat({ ...nagpur, language: 'en' }, {});
    expect(deadlineText(moment, format)).toContain(expected);
  },
);
