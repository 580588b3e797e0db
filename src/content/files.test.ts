import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary.ts';
import { checkContent } from './check/check-content.ts';
import { readFolder } from './files.ts';

/** Writes these files into a new folder. */
async function writeFolder(files: Record<string, string | Uint8Array>): Promise<string> {
  const folder = temporaryFolder();
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return folder;
}

it('a folder is read as texts and other files, by path, without hidden files', async () => {
  const folder = await writeFolder({
    'clinic.yaml': '\uFEFFname: A\n',
    'en/articles/salt.md': 'Less salt.',
    'images/salt.svg': '<svg/>',
    '.git/notes.md': 'hidden',
    'images/Thumbs.db': 'of Windows',
  });
  const { texts, pictures } = await readFolder(folder);
  expect(Object.fromEntries(texts)).toEqual({
    'clinic.yaml': 'name: A\n',
    'en/articles/salt.md': 'Less salt.',
  });
  expect([...pictures.paths()]).toEqual(['images/salt.svg']);
  expect(Buffer.from(await pictures.read('images/salt.svg')).toString()).toBe('<svg/>');
});

it('an uploaded picture is found by its path in the folder, unless the folder has a file at that path', async () => {
  const folder = await writeFolder({ 'images/desk/a.jpg': 'of the folder' });
  const uploads = await writeFolder({ 'a.jpg': 'uploaded', 'b.jpg': 'uploaded' });
  const { pictures } = await readFolder(folder, uploads);
  const read = async (path: string) => Buffer.from(await pictures.read(path)).toString();
  expect(await read('images/desk/a.jpg')).toBe('of the folder');
  expect(await read('images/desk/b.jpg')).toBe('uploaded');
});

it('the check names a file that is not UTF-8 text, and a missing folder has no files', async () => {
  const folder = await writeFolder({ 'clinic.yaml': Buffer.from('name: Caf\xe9\n', 'latin1') });
  const { issues } = await checkContent(await readFolder(folder));
  expect(issues).toContainEqual({
    file: 'clinic.yaml',
    field: '',
    message: 'save it as UTF-8; it is in another encoding',
  });
  const { texts, pictures } = await readFolder(join(folder, 'nowhere'));
  expect([texts.size, ...pictures.paths()]).toEqual([0]);
});
