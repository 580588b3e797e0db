import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { FolderReader } from './folder-reader.ts';

let folder: string;
let reader: FolderReader;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clinic-folder-'));
  reader = new FolderReader(folder, { city: 'Mysuru' });
});
afterEach(() => rm(folder, { recursive: true }));

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}

const lines = () =>
  reader.issues.map(({ file, field, message }) => [relative(folder, file), field, message]);

const town = z.strictObject({ name: z.string() });
const named = z.strictObject({ id: z.string(), name: z.string() });

describe('a folder of files', () => {
  it('is read in the order of the file names, whichever is read first', async () => {
    for (const name of ['c', 'a', 'b']) await write(`towns/${name}.yaml`, `name: ${name} {city}\n`);
    const { entries } = await reader.files('towns', '.yaml', town);
    expect(entries.map(({ id, data }) => [id, data.name])).toEqual([
      ['a', 'a Mysuru'],
      ['b', 'b Mysuru'],
      ['c', 'c Mysuru'],
    ]);
    expect(reader.issues).toEqual([]);
  });

  it('lists the names of files that are invalid or unreadable, but has no entry for them', async () => {
    await write('towns/a.yaml', 'name: 5\n');
    await write('towns/b.yaml', 'name: b: c\n');
    const { entries, names } = await reader.files('towns', '.yaml', town);
    expect(entries).toEqual([]);
    expect([...names]).toEqual(['a', 'b']);
    expect(lines().map(([file, field]) => [file, field])).toEqual([
      ['towns/b.yaml', 'line 1'],
      ['towns/a.yaml', 'name'],
    ]);
  });

  it('is reported with the name of the file if one cannot be read', async () => {
    await mkdir(join(folder, 'site.yaml'));
    await reader.file('site.yaml', town);
    expect(lines()).toEqual([['site.yaml', '', 'cannot be read (EISDIR)']]);
  });

  it('gives the text of Markdown files with its placeholders filled in', async () => {
    await write('notes/a.md', '---\nname: A\n---\nIn {city}\n');
    const { entries } = await reader.files('notes', '.md', town);
    expect(entries[0]?.body).toBe('In Mysuru\n');
  });
});

describe('a list', () => {
  it('keeps its order, and its items are identified by their ids', async () => {
    await write('list.yaml', '- { id: z, name: Z }\n- { id: a, name: A }\n');
    const { entries, names } = await reader.list('list.yaml', named);
    const inOrder = entries.toSorted((one, other) => (one.id < other.id ? -1 : 1));
    expect(inOrder.map(({ data }) => data.id)).toEqual(['z', 'a']);
    expect([...names]).toEqual(['z', 'a']);
  });

  it('is refused if it is not a list', async () => {
    await write('list.yaml', 'id: a\n');
    await reader.list('list.yaml', named);
    expect(lines()).toEqual([['list.yaml', '', 'must be a list']]);
  });

  it('names an item without an id by its position', async () => {
    await write('list.yaml', '- { id: a, name: A }\n- { name: B }\n');
    await reader.list('list.yaml', named);
    expect(lines()).toEqual([['list.yaml', '2.id', 'is missing']]);
  });
});

describe('an error in the program', () => {
  it('is not reported as a mistake in the folder', async () => {
    await write('site.yaml', 'name: A\n');
    const faulty = z.custom(() => {
      throw new TypeError('a slip');
    });
    await expect(reader.file('site.yaml', faulty)).rejects.toThrow(TypeError);
    expect(reader.issues).toEqual([]);
  });
});
