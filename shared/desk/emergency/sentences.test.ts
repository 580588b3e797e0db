import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createEmergencyFinder } from './finder.ts';
import { emergencySchema } from './list.ts';

const sample = readFileSync('clinic/emergency.yaml', 'utf8');
const isUrgent = createEmergencyFinder(emergencySchema.parse(parse(sample)));

const folder = new URL('sentences/', import.meta.url);

/** The lines of the files of `sentences/` whose names begin like this. */
const sentencesIn = (kind: 'urgent' | 'harmless') =>
  readdirSync(folder)
    .filter((name) => name.startsWith(kind))
    .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').trim().split('\n'));

const urgentSentences = sentencesIn('urgent');
const harmlessSentences = sentencesIn('harmless');

// One test for all: with a test for each of 1,200 sentences, most of the time would go into the report.
test('every sentence about an emergency is urgent', () => {
  expect(urgentSentences.length).toBeGreaterThan(500);
  expect(urgentSentences.filter((sentence) => !isUrgent(sentence))).toEqual([]);
});

test('a message that only sounds like an emergency is not urgent', () => {
  expect(harmlessSentences.length).toBeGreaterThan(300);
  expect(harmlessSentences.filter(isUrgent)).toEqual([]);
});

describe('a sentence is classified correctly however it is typed', () => {
  test.each<[how: string, retype: (sentence: string) => string]>([
    ['in capitals', (sentence) => sentence.toUpperCase()],
    ['without a comma', (sentence) => sentence.replaceAll(',', '')],
    [
      'with extra spaces and exclamation marks',
      (sentence) => ` ${sentence.replaceAll(' ', '   ')}!!! `,
    ],
    ['in decomposed Unicode (NFD)', (sentence) => sentence.normalize('NFD')],
    ['without nuktas', (sentence) => sentence.normalize('NFD').replaceAll('़', '')],
    ['with anusvara for chandrabindu', (sentence) => sentence.replaceAll('ँ', 'ं')],
    ['with short vowels for long ones', (sentence) => sentence.replace(/ी/g, 'ि')],
    ['with invisible joiners', (sentence) => sentence.replaceAll('्', '्\u200d')],
    ['with Devanagari digits', inDevanagariDigits],
    ['between a greeting and thanks', (sentence) => `नमस्ते डॉ. साहब. ${sentence}. Dhanyavaad`],
    ['as a line of a chat', (sentence) => `Hello sir\n${sentence}\nPlease reply`],
  ])('%s', (_how, retype) => {
    expect(urgentSentences.filter((sentence) => !isUrgent(retype(sentence)))).toEqual([]);
  });

  test.each<[how: string, retype: (sentence: string) => string]>([
    ['in capitals', (sentence) => sentence.toUpperCase()],
    ['with Devanagari digits', inDevanagariDigits],
    ['between a greeting and thanks', (sentence) => `नमस्ते डॉ. साहब. ${sentence}. Dhanyavaad`],
  ])('a message that can wait is still not urgent %s', (_how, retype) => {
    expect(harmlessSentences.filter((sentence) => isUrgent(retype(sentence)))).toEqual([]);
  });
});

function inDevanagariDigits(sentence: string): string {
  return sentence.replace(/\d/g, (digit) => '०१२३४५६७८९'.charAt(Number(digit)));
}

test('an attack long ago, or a number such as an age, does not hide what is happening now', () => {
  for (const sentence of [
    '2 saal pehle heart attack aaya tha, aaj phir attack aaya hai',
    'दो साल पहले हार्ट अटैक आया था, अभी फिर वैसा ही हार्ट अटैक',
    'papa 70 saal ke hai, ek ghante pehle heart attack aaya',
    'He had a heart attack two years ago and now has chest pain',
    '2018 me heart attack aaya tha, ab bahut dard ho raha hai chhati me',
    '2018 me attack aaya tha, aaj subah se tabiyat bahut kharab hai',
    `heart attack aaya ${new Date().getFullYear()} me`,
  ])
    expect(isUrgent(sentence), sentence).toBe(true);
});
