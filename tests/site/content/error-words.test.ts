import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { deskSchema } from '../../../src/content/schema/desk/index.ts';
import { sampleFolder } from '../../support/content/sample-clinic.ts';

/** What a clinic's file says, in English at the desk what it says without a file. */
function wordsOf(language: string) {
  const read = (name: string) =>
    parse(readFileSync(join(sampleFolder, language, `${name}.yaml`), 'utf8'));
  const { list, enter } = language === 'en' ? deskSchema.parse({}) : read('desk');
  return { list, enter, form: read('site').form };
}

test.each(['en', 'hi', 'mr'])(
  'what is wrong with an email address is told by what one looks like, at the desk as on the site, in %s',
  (language) => {
    const { enter, form } = wordsOf(language);
    expect(enter.emailWrong).toMatch(/name@example\.com.*@/);
    expect(form.problems.email.invalid).toBe(enter.emailWrong);
  },
);

test.each([
  ['en', 'email'],
  ['hi', 'ईमेल'],
  ['mr', 'ईमेल'],
])(
  'that mail could not forward an enquiry is not taken for an answer that was not sent, in %s',
  (language, email) => expect(wordsOf(language).list.notSent).toContain(email),
);
