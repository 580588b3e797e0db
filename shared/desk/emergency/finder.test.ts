import { describe, expect, test } from 'vitest';
import { emergencyFinder } from './finder.ts';

const finds = (entry: string, text: string) => emergencyFinder({ en: [entry] })(text);

const filler = (words: number) => 'and so on '.repeat(words).split(' ').slice(0, words).join(' ');

describe('how far apart the words of an entry may be', () => {
  test.each([
    [`chest ${filler(14)} pain`, true],
    [`chest ${filler(15)} pain`, false],
    [`the chest, ${filler(10)}, pain`, true],
    [`the chest. ${filler(4)} pain`, true],
    [`the chest. ${filler(5)} pain`, false],
    [`the chest\n${filler(5)} pain`, false],
    [`the chest? ${filler(5)} pain`, false],
    [`छाती chest। ${filler(5)} pain`, false],
    [`the chest, says Dr. ${filler(5)} pain`, true],
    [`the chest at 37.5 degrees ${filler(5)} pain`, true],
    [`the chest... ${filler(5)} pain`, true],
  ])('%s: %s', (text, isFound) => expect(finds('chest pain', text)).toBe(isFound));

  test('a word marked as near is close to the one before it, wherever that is', () => {
    expect(finds('fell speak ~not', `fell ${filler(9)} does not speak`)).toBe(true);
    expect(finds('fell speak ~not', `fell does not get up ${filler(7)} speak`)).toBe(false);
  });
});

describe('what excludes an entry', () => {
  const entry = 'attack heart !ago';

  test.each([
    [`heart attack long ago`, false],
    [`heart ${filler(5)} attack ${filler(6)} ago`, false],
    [`ago ${filler(6)} heart ${filler(10)} attack`, false],
    [`heart attack ${filler(9)} ago`, true],
    [`ago heart attack ${filler(12)} heart attack`, true],
  ])('%s: %s', (text, isFound) => expect(finds(entry, text)).toBe(isFound));

  test('a word is not meant before another, but may be meant elsewhere', () => {
    const chestPain = 'chest|!chest-x pain';
    expect(finds(chestPain, 'chest X-ray and pain in the knee')).toBe(false);
    expect(finds(chestPain, 'chest X-ray and pain in the chest')).toBe(true);
  });
});

test('numbers are the same in both scripts', () => {
  expect(finds('2019.', 'सन २०१९ में')).toBe(true);
});
