import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { words } from '../../../src/desk/words/words.ts';
import { sampleFolder } from '../../support/content/sample-clinic.ts';

test.each(['en', 'hi', 'mr'] as const)(
  'what is wrong with an email address is told by what one looks like, at the desk as on the site, in %s',
  (language) => {
    const { enter } = words[language];
    const { form } = parse(readFileSync(join(sampleFolder, language, 'site.yaml'), 'utf8'));
    expect(enter.emailWrong).toMatch(/name@example\.com.*@/);
    expect(form.problems.email.invalid).toBe(enter.emailWrong);
  },
);

test.each([
  ['en', 'email'],
  ['hi', 'ईमेल'],
  ['mr', 'ईमेल'],
] as const)(
  'that mail could not forward an enquiry is not taken for an answer that was not sent, in %s',
  (language, email) => expect(words[language].list.notSent).toContain(email),
);
