import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { type ContentDocument, parseFile } from './content-document.ts';
import type { Json } from './json.ts';

const file = `# About the file.
title: Heart check-up # the first
price: 2500
# What it includes.
includes: [ECG, "Echo"]
hours:
  - { days: [Mo, Tu], opens: "10:00" }
  # Sundays by appointment.
  - { days: [Su], opens: "11:00" }
text: >-
  One two
  three.
group:
  lead: One
  deep:
    - one: 'q'
`;

const article = '---\n# Front.\ntitle: "Salt"\n---\n\n## Less\n\nText.\n';

function parseDocument(path: string, text: string | null): ContentDocument {
  const document = parseFile(path, text);
  if (!document) throw new Error(`${path} cannot be read`);
  return document;
}

it('YAML with an alias is not read', () => {
  expect(parseFile('en/pages/home.yaml', 'a: &a [{ b: *a }]\n')).toBeNull();
  expect(parseFile('en/pages/home.yaml', 'a: &a [b]\nc: *a\n')).toBeNull();
});

describe('a file of a clinic', () => {
  const paths = globSync([
    'clinic/**/*.{yaml,md}',
    'tests/fixtures/{other-clinic,kannada}/**/*.{yaml,md}',
  ]);

  it.each(paths)('keeps everything else when a field is added and removed: %s', (path) => {
    const text = readFileSync(path, 'utf8');
    const document = parseDocument(path, text);
    const values = document.toJSON();
    const newField = Array.isArray(values) ? `/${values.length}` : '/added';
    document.set(newField, 'A');
    expect(document.toString()).toContain('A\n');
    document.delete(newField);
    expect(document.toJSON()).toEqual(values);
    expect(document.toString()).toBe(`${text.trimEnd()}\n`);
  });
});

describe('a document', () => {
  it('changes only the lines of the fields that are set', () => {
    const document = parseDocument('a.yaml', file);
    document.set('/title', '108');
    document.set('/price', 2600);
    document.set('/hours', [
      { days: ['Sa'], opens: '9' },
      { days: ['Su'], opens: '11:00' },
    ]);
    document.set('/group', { lead: 'Two', deep: [{ one: 'q' }] });
    expect(document.toString()).toBe(
      file
        .replace('Heart check-up', '"108"')
        .replace('2500', '2600')
        .replace('[Mo, Tu], opens: "10:00"', '[Sa], opens: "9"')
        .replace('lead: One', 'lead: Two'),
    );
  });

  it('creates the groups and lists that a field is in, and removes those that become empty', () => {
    const document = parseDocument('a.yaml', null);
    document.set('/faq/-/answer/text', 'Yes: so');
    expect(document.toString()).toBe('faq:\n  - answer:\n      text: "Yes: so"\n');
    document.set('/hero/lead', 'A');
    document.delete('/hero/lead');
    expect(document.has('/hero')).toBe(false);
  });

  it('writes a long text over several lines', () => {
    const document = parseDocument('a.yaml', file);
    const longText = 'A word and another. '.repeat(10).trim();
    document.set('/text', longText);
    document.set('/group/lead', 'One\n\n- two');
    expect(document.toString()).toContain('text: >-\n  A word and another. A word');
    expect(document.toString()).toContain('lead: |-\n    One\n\n    - two\n');
    expect(parseDocument('a.yaml', document.toString()).get('/text')).toBe(longText);
  });

  it('contains whatever is set, and parses to the same values', () => checkChanges(25));

  it('contains whatever is set, in a thousand runs', { tags: ['stress'] }, () =>
    checkChanges(1_000),
  );

  function checkChanges(numRuns: number): void {
    const pointers = '/title /includes/0 /hours/1 /hours/- /text /group /new/0/a'.split(' ');
    const words = fc.constantFrom(...'a \n\t"\'\\{%', '- ', '# ', ': ', 'é😀');
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(words, { maxLength: 90 }).map((all) => all.join('')),
    );
    const { value } = fc.letrec<{ value: Json }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 2 },
        text,
        fc.constantFrom<Json>(null, true, 0, 1.5, '108', 'null', {}, []),
        fc.array(tie('value'), { maxLength: 3 }),
        fc.dictionary(fc.constantFrom('id', '404', 'a b'), tie('value'), { noNullPrototype: true }),
      ),
    }));
    const changes = fc.array(fc.tuple(fc.constantFrom(...pointers), value), {
      minLength: 1,
      maxLength: 3,
    });
    fc.assert(
      fc.property(changes, (all) => {
        const document = parseDocument('a.yaml', file);
        for (const [pointer, json] of all) document.set(pointer, json);
        expect(parseDocument('a.yaml', document.toString()).toJSON()).toEqual(document.toJSON());
      }),
      { numRuns },
    );
  }

  it('is not made from invalid YAML, YAML that would exhaust memory, or an article without front matter', () => {
    const bomb = 'abcdefgh'.replace(
      /./g,
      (name, at: number) =>
        `${name}: &${name} [${at === 0 ? '1' : Array(9).fill(`*${'abcdefgh'[at - 1]}`)}]\n`,
    );
    for (const text of ['a: b: c', 'a: [', 'a: *b', bomb])
      expect(parseFile('a.yaml', text)).toBeNull();
    expect(parseFile('a.md', '## Text')).toBeNull();
  });
});

describe('an article', () => {
  it('has its text as a field', () => {
    const document = parseDocument('en/articles/salt.md', article);
    expect(document.toJSON()).toEqual({ title: 'Salt', text: '## Less\n\nText.' });
    document.set('/text', 'More.');
    document.set('/date', '2026-12-01T09:30');
    expect(document.toString()).toBe(
      '---\n# Front.\ntitle: "Salt"\ndate: 2026-12-01T09:30\n---\n\nMore.\n',
    );
  });

  it('can be created from nothing', () => {
    const document = parseDocument('en/articles/new.md', null);
    document.set('', { title: 'New', text: 'One.' });
    expect(document.toString()).toBe('---\ntitle: New\n---\n\nOne.\n');
  });
});
