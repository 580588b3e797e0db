import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { emergencyFinder } from './finder.ts';
import { emergencyWords } from './words.ts';

const isUrgent = emergencyFinder(emergencyWords);

const folder = new URL('sentences/', import.meta.url);

/** The lines of the files of `sentences/` whose names begin like this. */
const sentencesIn = (kind: 'urgent' | 'harmless') =>
  readdirSync(folder)
    .filter((name) => name.startsWith(kind))
    .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').trim().split('\n'));

const urgent = sentencesIn('urgent');
const harmless = sentencesIn('harmless');

describe('a frightened relative is shown the ambulance', () => {
  test.each(urgent)('%s', (sentence) => expect(isUrgent(sentence)).toBe(true));
});

describe('what only sounds like it can wait', () => {
  test.each(harmless)('%s', (sentence) => expect(isUrgent(sentence)).toBe(false));
});

test('an attack of long ago does not hide what happens now', () => {
  for (const sentence of [
    '2 saal pehle heart attack aaya tha, aaj phir attack aaya hai',
    'दो साल पहले हार्ट अटैक आया था, अभी फिर वैसा ही हार्ट अटैक',
    'papa 70 saal ke hai, ek ghante pehle heart attack aaya',
    'He had a heart attack two years ago and now has chest pain',
  ])
    expect(isUrgent(sentence), sentence).toBe(true);
});
