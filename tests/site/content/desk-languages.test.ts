import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { namesInCapitals } from '../../../src/content/fields/placeholder.ts';
import { deskSchema, messagesToPatients } from '../../../src/content/schema/desk/index.ts';
import { sampleFolder } from '../../support/content/sample-clinic.ts';

const whole = deskSchema.parse({});
/** What the main language's file holds for each language. */
const forEachLanguage = ['emergencyWords', ...Object.keys(messagesToPatients(whole))];
const groups = Object.entries(whole).filter(([name]) => !forEachLanguage.includes(name));

test.each(['hi', 'mr'])(
  'the words of the desk in %s are complete, have the same placeholders, and name H2 and H3 where the buttons do',
  (language) => {
    const file = readFileSync(join(sampleFolder, language, 'desk.yaml'), 'utf8');
    const translated: Record<string, Record<string, string>> = parse(file);
    const outline = (words: Record<string, string>) =>
      Object.entries(words)
        .map(([name, text]) => [name, ...namesInCapitals(text).sort()].join(' '))
        .sort();
    for (const [name, words] of groups)
      expect(outline(translated[name] ?? {})).toEqual(outline(words as Record<string, string>));
    // Voice control needs the label of the button to be part of its name; what is in brackets does not count.
    expect(translated['text']?.['heading']).toMatch(/^[^(]*\bH2\b/);
    expect(translated['text']?.['subheading']).toMatch(/^[^(]*\bH3\b/);
  },
);

test.each([
  ['hi', 'रद्द', 'मरीज़'],
  ['mr', 'रद्द', 'पेशंट'],
])(
  'to discard a change has one name in %s, which is not that of undoing, and so has a patient',
  (language, discard, patient) => {
    const file = readFileSync(join(sampleFolder, language, 'desk.yaml'), 'utf8');
    const { site, sitePublishing, publishing, visits } = parse(file);
    for (const { discard: name } of [site, publishing]) expect(name).toContain(discard);
    expect(sitePublishing.undo).not.toContain(discard);
    for (const name of ['patient', 'asked', 'askedFirst', 'line'])
      expect(visits[name]).toContain(patient);
  },
);

test.each(['hi', 'mr'])(
  'the short guide in %s calls every button what the desk calls it',
  (language) => {
    const file = readFileSync(join(sampleFolder, language, 'desk.yaml'), 'utf8');
    const desk: Record<string, Record<string, string>> = parse(file);
    const names = Object.values(desk).flatMap((words) => Object.values(words));
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
