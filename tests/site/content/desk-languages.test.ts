import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { en } from '../../../server/words/en.ts';
import { hi } from '../../../server/words/hi.ts';
import { mr } from '../../../server/words/mr.ts';
import { namesInCapitals } from '../../../src/content/fields/placeholder.ts';
import { words } from '../../../src/desk/words/words.ts';
import { pageNames } from '../../../src/pages.ts';

/** The placeholders of each text, by group and name; each once, since a language may have to repeat one. */
function placeholdersIn(groups: Record<string, Record<string, string>>) {
  return Object.entries(groups).flatMap(([group, texts]) =>
    Object.entries(texts).map(([name, text]) => {
      return `${group}.${name}: ${[...new Set(namesInCapitals(text))].sort().join(' ')}`;
    }),
  );
}

test.each(['hi', 'mr'] as const)(
  'what the desk and the server say to staff in %s has the placeholders of the English',
  (language) => {
    for (const all of [words, { en, hi, mr }])
      expect(placeholdersIn(all[language])).toEqual(placeholdersIn(all.en));
  },
);

test.each(['en', 'hi', 'mr'] as const)('the desk has a name in %s for each page', (language) => {
  expect(Object.keys(words[language].siteFiles)).toEqual(expect.arrayContaining(pageNames));
});

test.each(['en', 'hi', 'mr'] as const)(
  'the names of the buttons for headings begin with what stands on them, for voice control, in %s',
  (language) => {
    // What is in brackets does not count.
    expect(words[language].text.heading).toMatch(/^[^(]*\bH2\b/);
    expect(words[language].text.subheading).toMatch(/^[^(]*\bH3\b/);
  },
);

test.each([
  ['hi', 'रद्द', 'मरीज़'],
  ['mr', 'रद्द', 'पेशंट'],
] as const)(
  'to discard a change has one name in %s, which is not that of undoing, and so has a patient',
  (language, discard, patient) => {
    const { site, sitePublishing, publishing, visits } = words[language];
    for (const { discard: name } of [site, publishing]) expect(name).toContain(discard);
    expect(sitePublishing.undo).not.toContain(discard);
    for (const name of ['patient', 'asked', 'askedFirst', 'line'] as const)
      expect(visits[name]).toContain(patient);
  },
);

test.each(['hi', 'mr'] as const)(
  'the short guide in %s calls every button what the desk calls it',
  (language) => {
    const names = Object.values(words[language]).flatMap((texts) => Object.values<string>(texts));
    const guide = readFileSync(`docs/desk.${language}.md`, 'utf8');
    const inBold = [...guide.matchAll(/\*\*([^*]+)\*\*/g)].map(([, text = '']) => text);
    // What stands on a phone's own buttons is in English; a sentence in bold is no name.
    const buttons = inBold.filter(
      (text) => !/^[A-Z][\w ]+$|[.।]$/.test(text) || text === 'WhatsApp',
    );
    expect(buttons.length).toBeGreaterThan(40);
    expect(buttons.filter((name) => !names.includes(name))).toEqual([]);
  },
);
