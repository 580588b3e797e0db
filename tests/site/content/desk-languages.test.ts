import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { en } from '../../../server/words/en.ts';
import { hi } from '../../../server/words/hi.ts';
import { mr } from '../../../server/words/mr.ts';
import { placeholderNames } from '../../../src/content/fields/placeholder.ts';
import { words } from '../../../src/desk/words/words.ts';
import { pageNames } from '../../../src/pages.ts';

/** The placeholders of each text, by group and name; each once, since a language may have to repeat one. */
function placeholdersIn(groups: Record<string, Record<string, string>>) {
  return Object.entries(groups).flatMap(([group, texts]) =>
    Object.entries(texts).map(([name, text]) => {
      return `${group}.${name}: ${[...new Set(placeholderNames(text))].sort().join(' ')}`;
    }),
  );
}

test.each(['hi', 'mr'] as const)(
  'the texts for staff in %s, of the desk and the server, have the placeholders of the English ones',
  (language) => {
    for (const wordsByLanguage of [words, { en, hi, mr }])
      expect(placeholdersIn(wordsByLanguage[language])).toEqual(placeholdersIn(wordsByLanguage.en));
  },
);

test.each(['en', 'hi', 'mr'] as const)('the desk has a name in %s for each page', (language) => {
  expect(Object.keys(words[language].contentFiles)).toEqual(expect.arrayContaining(pageNames));
});

test.each([
  ['en', 'desk.md'],
  ['en', 'editing.md'],
  ['hi', 'desk.hi.md'],
  ['mr', 'desk.mr.md'],
] as const)('in %s, the guide %s calls every button by its name at the desk', (language, guide) => {
  const labels = Object.values(words[language]).flatMap((texts) => Object.values<string>(texts));
  // A placeholder is filled in with one word, such as a language or a number.
  const labelPatterns = labels.map((label) => {
    const pattern = RegExp.escape(label).replace(/\\\{[A-Z]+\\\}/g, '[\\p{L}\\p{M}\\d]+');
    return new RegExp(`^${pattern}$`, 'u');
  });
  const text = readFileSync(`docs/${guide}`, 'utf8').replace(/\s+/g, ' ');
  const boldTexts = [...text.matchAll(/\*\*([^*]+)\*\*/g)].map(([, name = '']) => name);
  // The labels of a phone's own buttons are in English; a sentence in bold is no name.
  const buttons = boldTexts.filter(
    (name) => !/[.।]$/.test(name) && (language === 'en' || !/^[A-Z][\w ]+$/.test(name)),
  );
  expect(buttons.length).toBeGreaterThan(15);
  expect(buttons.filter((name) => !labelPatterns.some((pattern) => pattern.test(name)))).toEqual(
    [],
  );
});
