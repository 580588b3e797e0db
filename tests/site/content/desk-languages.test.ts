import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { namesInCapitals } from '../../../src/content/fields/placeholder.ts';
import { deskSchema } from '../../../src/content/schema/desk/index.ts';
import { sampleFolder } from '../../support/content/sample-clinic.ts';

/** Texts to patients, which the file of the main language has in each language. */
const toPatients = ['greetings', 'mailSubjects', 'offers'];

test.each(['hi', 'mr'])(
  'the words of the desk in %s are complete, with the same placeholders',
  (language) => {
    const file = readFileSync(join(sampleFolder, language, 'desk.yaml'), 'utf8');
    const translated: Record<string, Record<string, string>> = parse(file);
    const groups = Object.entries(deskSchema.parse({})).filter(
      ([name]) => !toPatients.includes(name),
    );
    const outline = (words: Record<string, string>) =>
      Object.entries(words)
        .map(([name, text]) => [name, ...namesInCapitals(text).sort()].join(' '))
        .sort();
    for (const [name, words] of groups)
      expect(outline(translated[name] ?? {})).toEqual(outline(words));
  },
);
