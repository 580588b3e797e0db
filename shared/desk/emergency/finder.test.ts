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
    ['found with 14 words between them', `chest ${filler(14)} pain`, true],
    ['not found with 15 words between them', `chest ${filler(15)} pain`, false],
    ['found with 10 words between commas', `the chest, ${filler(10)}, pain`, true],
    ['found with 4 words and a full stop', `the chest. ${filler(4)} pain`, true],
    ['not found with 5 words and a full stop', `the chest. ${filler(5)} pain`, false],
    ['not found with 5 words and a line break', `the chest\n${filler(5)} pain`, false],
    ['not found with 5 words and a question mark', `the chest? ${filler(5)} pain`, false],
    ['not found with 5 words and a danda', `छाती chest। ${filler(5)} pain`, false],
    ['found with 5 words and an abbreviation', `the chest, says Dr. ${filler(5)} pain`, true],
    ['found with 5 words and a decimal point', `the chest at 37.5 degrees ${filler(5)} pain`, true],
    ['found with 5 words and an ellipsis', `the chest... ${filler(5)} pain`, true],
  ])('%s', (_, text, isFound) => expect(finds('chest + pain', text)).toBe(isFound));

  test('a part marked “near” must be close to the part that precedes it in the sign', () => {
    expect(finds('fell + speak + near not', `fell ${filler(9)} does not speak`)).toBe(true);
    expect(finds('fell + speak + near not', `fell does not get up ${filler(7)} speak`)).toBe(false);
  });
});

describe('a word after "unless"', () => {
  const sign = { sign: 'attack + heart', unless: 'ago' };

  test.each([
    ['excludes the sign 1 word after it', `heart attack long ago`, false],
    ['excludes the sign 6 words after it', `heart ${filler(5)} attack ${filler(6)} ago`, false],
    ['excludes the sign 6 words before it', `ago ${filler(6)} heart ${filler(10)} attack`, false],
    ['does not exclude the sign 9 words after it', `heart attack ${filler(9)} ago`, true],
    [
      'does not exclude a second occurrence, far away',
      `ago heart attack ${filler(12)} heart attack`,
      true,
    ],
  ])('%s', (_, text, isFound) => expect(finds(sign, text)).toBe(isFound));
});

test('a word that is excluded in one phrase still counts outside it', () => {
  const isFound = finderOf(['OUCH + pain'], { OUCH: { words: 'chest', except: 'chest x' } });
  expect(isFound('chest X-ray and pain in the knee')).toBe(false);
  expect(isFound('chest X-ray and pain in the chest')).toBe(true);
});

test('the name of a list matches any of its words, alone or before other words', () => {
  const isFound = finderOf(['OUCH + EARLY morning'], { OUCH: 'pain, ache', EARLY: 'early' });
  expect(isFound('an ache in the early morning')).toBe(true);
  expect(isFound('pain in the early morning')).toBe(true);
  expect(isFound('pain in the morning')).toBe(false);
});

test('a range matches any number in it', () => {
  expect(finds('pain + 5 to 7', 'pain at 6')).toBe(true);
  expect(finds('pain + 5 to 7', 'pain at 8')).toBe(false);
});

describe('a mistake is reported with its location:', () => {
  const mistakesIn = (...args: Parameters<typeof read>) =>
    read(...args).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

  test.each([
    ['an unknown list', 'CHESTS + pain', 'there is no list CHESTS; write words in lower case'],
    ['a missing word', 'chest + pain,', 'a word is missing beside a comma or a "+"'],
    ['an odd character', 'chest|heart', '"chest|heart": write words, commas and "+", without "|"'],
    ['"near" first', 'near pain', 'the first part of a sign has nothing before it: remove "near"'],
    ['an empty range', '9 to 5', '"9 to 5" must contain 1 to 500 numbers'],
    ['too many phrases', 'N N', '"N N" expands to 250000 phrases; the maximum is 5000'],
  ])('%s', (_, sign, message) =>
    expect(mistakesIn([sign], { N: '1 to 500' })).toContain(`signs.en.0: ${message}`),
  );

  test('a list that refers to itself', () =>
    expect(mistakesIn(['pain'], { A: 'B', B: 'A' })).toContain(
      'lists.A: the list A refers to itself',
    ));
});

test('a number is found whichever script its digits are in', () => {
  expect(finds('2019.', 'सन २०१९ में')).toBe(true);
});
