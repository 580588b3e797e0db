import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contentFiles } from '../../../tests/support/content/content-files.ts';
import { FolderReader } from './folder-reader.ts';

/** Reads these files of the English folder. */
function readerOf(texts: Record<string, string>): FolderReader {
  const inEnglish = Object.entries(texts).map(([path, text]) => [`en/${path}`, text]);
  return new FolderReader({
    files: contentFiles(Object.fromEntries(inEnglish)),
    language: 'en',
    placeholders: { city: 'Mysuru' },
    sample: async () => contentFiles({}),
  });
}

const issueRows = ({ issues }: FolderReader) =>
  issues.map(({ file, field, message }) => [file, field, message]);

const town = z.strictObject({ name: z.string() });
const namedItem = z.strictObject({ id: z.string(), name: z.string() });

describe('a folder of files', () => {
  it('is read in the order of the file names', async () => {
    const texts = ['c', 'a', 'b'].map((name) => [`towns/${name}.yaml`, `name: ${name} {city}\n`]);
    const reader = readerOf(Object.fromEntries(texts));
    const { entries } = await reader.files('towns', '.yaml', town);
    expect(entries.map(({ id, data }) => [id, data.name])).toEqual([
      ['a', 'a Mysuru'],
      ['b', 'b Mysuru'],
      ['c', 'c Mysuru'],
    ]);
    expect(reader.issues).toEqual([]);
  });

  it('lists the names of files that are invalid or unreadable, but has no entry for them', async () => {
    const reader = readerOf({ 'towns/a.yaml': 'name: 5\n', 'towns/b.yaml': 'name: b: c\n' });
    const { entries, names } = await reader.files('towns', '.yaml', town);
    expect(entries).toEqual([]);
    expect([...names]).toEqual(['a', 'b']);
    expect(issueRows(reader).map(([file, field]) => [file, field])).toEqual([
      ['en/towns/b.yaml', 'line 1'],
      ['en/towns/a.yaml', 'name'],
    ]);
  });

  it('gives the text of Markdown files with its placeholders filled in', async () => {
    const reader = readerOf({ 'notes/a.md': '---\nname: A\n---\nIn {city}\n' });
    const { entries } = await reader.files('notes', '.md', town);
    expect(entries[0]?.body).toBe('In Mysuru\n');
  });
});

describe('a list', () => {
  it('has entry ids that sort in the order of the file, and the names of its items', async () => {
    const reader = readerOf({ 'list.yaml': '- { id: z, name: Z }\n- { id: a, name: A }\n' });
    const { entries, names } = await reader.list('list.yaml', namedItem);
    const inOrder = entries.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    expect(inOrder.map(({ data }) => data.id)).toEqual(['z', 'a']);
    expect([...names]).toEqual(['z', 'a']);
  });
});

describe('an error in the program', () => {
  it('is not reported as a mistake in the folder', async () => {
    const reader = readerOf({ 'site.yaml': 'name: A\n' });
    const faulty = z.custom(() => {
      throw new TypeError('a slip');
    });
    await expect(reader.file('site.yaml', faulty)).rejects.toThrow(TypeError);
    expect(reader.issues).toEqual([]);
  });
});
