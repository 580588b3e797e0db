import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createEmergencyFinder } from './finder.ts';
import { emergencySchema } from './list.ts';

const sample = parse(readFileSync('clinic/emergency.yaml', 'utf8'));

/** Reads the sample's emergency words with these signs instead of its own, and with these lists added. */
const read = (signs: unknown[], lists: object = {}) =>
  emergencySchema.safeParse({
    ...sample,
    lists: { ...sample.lists, ...lists },
    signs: { en: signs },
  });

const finderOf = (...args: Parameters<typeof read>) => {
  const { data, error } = read(...args);
  if (!data) throw error;
  return createEmergencyFinder(data);
};

const finds = (sign: unknown, text: string) => finderOf([sign])(text);

const filler = (words: number) => 'and so on '.repeat(words).split(' ').slice(0, words).join(' ');

describe('how far apart the words of a sign may be', () => {
  test.each([
    ['14 words between', `chest ${filler(14)} pain`, true],
    ['15 words between', `chest ${filler(15)} pain`, false],
    ['10 words between commas', `the chest, ${filler(10)}, pain`, true],
    ['4 words and a full stop', `the chest. ${filler(4)} pain`, true],
    ['5 words and a full stop', `the chest. ${filler(5)} pain`, false],
    ['5 words and a line break', `the chest\n${filler(5)} pain`, false],
    ['5 words and a question mark', `the chest? ${filler(5)} pain`, false],
    ['5 words and a danda', `छाती chest। ${filler(5)} pain`, false],
    ['5 words and an abbreviation', `the chest, says Dr. ${filler(5)} pain`, true],
    ['5 words and a decimal point', `the chest at 37.5 degrees ${filler(5)} pain`, true],
    ['5 words and an ellipsis', `the chest... ${filler(5)} pain`, true],
  ])('%s', (_, text, isFound) => expect(finds('chest + pain', text)).toBe(isFound));

  test('a word marked as near must be close to the previous one, wherever that is', () => {
    expect(finds('fell + speak + near not', `fell ${filler(9)} does not speak`)).toBe(true);
    expect(finds('fell + speak + near not', `fell does not get up ${filler(7)} speak`)).toBe(false);
  });
});

describe('a word that excludes a sign', () => {
  const sign = { sign: 'attack + heart', unless: 'ago' };

  test.each([
    ['1 word after the sign', `heart attack long ago`, false],
    ['6 words after the sign', `heart ${filler(5)} attack ${filler(6)} ago`, false],
    ['6 words before the sign', `ago ${filler(6)} heart ${filler(10)} attack`, false],
    ['9 words after the sign', `heart attack ${filler(9)} ago`, true],
    ['beside the first of two', `ago heart attack ${filler(12)} heart attack`, true],
  ])('%s', (_, text, isFound) => expect(finds(sign, text)).toBe(isFound));
});

test('a word that is excluded in one phrase still counts outside it', () => {
  const isFound = finderOf(['OUCH + pain'], { OUCH: { words: 'chest', except: 'chest x' } });
  expect(isFound('chest X-ray and pain in the knee')).toBe(false);
  expect(isFound('chest X-ray and pain in the chest')).toBe(true);
});

test('the name of a list matches any of its words, alone or before other words', () => {
  const isFound = finderOf(['OUCH + EARLY morning, 5 to 7'], {
    OUCH: 'pain, ache',
    EARLY: 'early',
  });
  expect(isFound('an ache in the early morning')).toBe(true);
  expect(isFound('pain at 6')).toBe(true);
  expect(isFound('pain at 8, in the morning')).toBe(false);
});

describe('a mistake is reported with its location', () => {
  test.each<[sign: unknown, lists: object, path: string, message: string]>([
    ['CHESTS + pain', {}, 'signs.en.0', 'there is no list CHESTS; write words in lower case'],
    ['chest + pain,', {}, 'signs.en.0', 'a word is missing beside a comma or a "+"'],
    ['chest|heart', {}, 'signs.en.0', '"chest|heart": write words, commas and "+", without "|"'],
    [
      'near pain',
      {},
      'signs.en.0',
      'the first part of a sign has nothing before it: remove "near"',
    ],
    ['9 to 5', {}, 'signs.en.0', '"9 to 5" must contain 1 to 500 numbers'],
    ['pain', { A: 'B', B: 'A' }, 'lists.A', 'the list A refers to itself'],
    [
      'NUMBER NUMBER',
      { NUMBER: '1 to 500' },
      'signs.en.0',
      '"NUMBER NUMBER" expands to 250000 phrases; the maximum is 5000',
    ],
  ])('%s', (sign, lists, path, message) => {
    const issues = read([sign], lists).error?.issues ?? [];
    expect(issues.map((issue) => [issue.path.join('.'), issue.message])).toContainEqual([
      path,
      message,
    ]);
  });
});

test('a number is found whichever script its digits are in', () => {
  expect(finds('2019.', 'सन २०१९ में')).toBe(true);
});
