import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { beforeAll, describe, expect, it } from 'vitest';
import { type FileFields, isSet, pointerOf } from '../../../shared/site-edits/fields.ts';
import { applyEdits } from '../../../src/content/edits/apply.ts';
import type { Edit } from '../../../src/content/edits/edit.ts';
import { fieldsOf } from '../../../src/content/edits/file-fields.ts';
import { layOver, readText } from '../../../src/content/edits/lay-over.ts';
import { sampleFolder } from '../../support/content/sample-clinic.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const paths = globSync('**/*', { cwd: sampleFolder, dot: true });
// The words of an emergency are not edited at the desk.
const texts = paths.filter((path) => /^[^.].*\.(yaml|md)$/.test(path) && path !== 'emergency.yaml');

const read = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8');

function fieldsIn(folder: string, path: string): FileFields | null {
  return fieldsOf(path, read(folder, path));
}

/** An edit for every field of a file that can be edited. */
function editsOf(file: string, change: (value: unknown) => unknown): Edit[] {
  const within = (value: unknown, names: string[]): Edit[] =>
    isSet(value)
      ? Object.entries(value).flatMap(([name, inner]) => within(inner, [...names, name]))
      : names.at(-1) === 'id'
        ? []
        : [{ file, field: pointerOf(names), value: change(value) }];
  return within(fieldsIn(sampleFolder, file)?.values, []);
}

async function exported(edits: Edit[]): Promise<string> {
  const folder = join(temporaryFolder(), 'exported');
  expect(await layOver(sampleFolder, edits, folder, 'copied')).toEqual([]);
  return folder;
}

/** A different value, with whatever could mean something in YAML. */
function changed(value: unknown): unknown {
  if (typeof value === 'string') return `${value.slice(0, 20)}: "#1", [2] {3} & 'four' | > \\ - é `;
  if (typeof value === 'number') return value + 1;
  if (Array.isArray(value)) return [...value.map(changed).reverse(), ...value];
  return isSet(value)
    ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, changed(inner)]))
    : !value;
}

const comments = (text: string) => text.split('\n').filter((line) => /^\s*#/.test(line));

describe('the sample clinic, exported', () => {
  it('without a change is the same byte for byte', async () => {
    const folder = await exported(texts.flatMap((file) => editsOf(file, (value) => value)));
    expect(globSync('**/*', { cwd: folder, dot: true }).sort()).toEqual([...paths].sort());
    for (const path of paths) {
      expect(readFileSync(join(folder, path)).equals(readFileSync(join(sampleFolder, path)))).toBe(
        true,
      );
    }
  });

  describe('with every field changed', () => {
    let folder: string;
    let edits: Edit[];
    beforeAll(async () => {
      edits = texts.flatMap((file) => editsOf(file, changed));
      folder = await exported(edits);
    });

    it.each(texts)('has the new values, and keeps the comments: %s', (path) => {
      const own = edits.filter(({ file }) => file === path);
      const { fields } = applyEdits(path, fieldsIn(sampleFolder, path), own);
      expect(own.length).toBeGreaterThan(0);
      expect(fieldsIn(folder, path)).toEqual(fields);
      if (path.endsWith('.md')) return;
      expect(comments(read(folder, path))).toEqual(
        expect.arrayContaining(
          comments(read(sampleFolder, path)).filter((line) => line.startsWith('#')),
        ),
      );
    });
  });
});

it('an article with a byte order mark has its fields, and keeps the others when one is changed', async () => {
  const [folder, into] = [temporaryFolder(), join(temporaryFolder(), 'exported')];
  const file = 'en/articles/salt.md';
  await mkdir(join(folder, 'en/articles'), { recursive: true });
  await writeFile(join(folder, file), '\uFEFF---\ntitle: Salt\nicon: cuff\n---\nLess of it.\n');
  const values = { title: 'Salt', icon: 'cuff', text: 'Less of it.\n' };
  expect(fieldsOf(file, await readText(join(folder, file)))?.values).toEqual(values);
  const edits = [{ file, field: '/text', value: 'None of it.\n' }];
  expect(await layOver(folder, edits, into, 'copied')).toEqual([]);
  expect(read(into, file)).toBe('---\ntitle: Salt\nicon: cuff\n---\nNone of it.\n');
});
