import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { spamRuleOf } from './rules.ts';

const linesOf = (file: string) =>
  readFileSync(new URL(`sentences/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n');

const ruleOf = (message: string, name = 'Asha') =>
  spamRuleOf({ name, message }, 'https://clinic.example');

const spam = linesOf('spam.txt').map((line) => line.split('\t') as [rule: string, text: string]);

describe('a rule recognises spam', () => {
  test.each(spam)('%s: %s', (rule, text) => {
    expect(ruleOf(text)).toBe(rule);
    expect(ruleOf(`${text.normalize('NFD').toUpperCase()}!!`)).toBe(rule);
  });

  test('even if it is in the name', () => {
    expect(ruleOf('Hello', 'https://a.example https://b.example')).toBe('links');
  });
});

describe('messages from patients are not spam', () => {
  test.each(linesOf('harmless.txt'))('%s', (text) => {
    expect(ruleOf(text)).toBeNull();
    expect(ruleOf(text.toUpperCase())).toBeNull();
  });

  test('even if one message repeats links and sums of money', () => {
    const long = `${'https://drive.google.com/a '.repeat(3)}${'paise rs 500 '.repeat(1_000)}`;
    expect(ruleOf(long)).toBeNull();
  });
});

// A regular expression that backtracks would take longer than the test may.
test('a long message of one repeated part is checked in little time', () => {
  for (const part of ['a.', 'www.', '1,', 'https://', '<a ', 'loan ', 'आ.']) {
    expect(ruleOf(part.repeat(10_000 / part.length))).not.toBe('abuse');
  }
});
