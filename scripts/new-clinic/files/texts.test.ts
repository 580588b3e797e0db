import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const folder = join(import.meta.dirname, 'texts');

/** Only languages with cases have these of a town’s name. */
const caseForms = /^\/forms\//;

/** The fields of a file at any depth; those that a new clinic leaves out are marked. */
function fieldsOf(value: unknown, path = ''): string[] {
  if (value === null) return [`${path} is left out`];
  if (typeof value !== 'object') return [path];
  return Object.entries(value).flatMap(([name, each]) => fieldsOf(each, `${path}/${name}`));
}

function fieldsOfLanguage(language: string): Record<string, string[]> {
  const cwd = join(folder, language);
  const files = globSync('**/*.yaml', { cwd }).sort();
  const read = (file: string) => parse(readFileSync(join(cwd, file), 'utf8'));
  return Object.fromEntries(
    files.map((file) => [
      file,
      fieldsOf(read(file))
        .filter((field) => !caseForms.test(field))
        .sort(),
    ]),
  );
}

test.each(['hi', 'mr'])(
  'the neutral texts in %s have the same fields as those in English',
  (code) => {
    expect(fieldsOfLanguage(code)).toEqual(fieldsOfLanguage('en'));
  },
);
