import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { glob } from 'tinyglobby';
import { uploadsFolder } from '../../../shared/pictures.ts';
import type { ContentFiles } from '../files.ts';

/** Files that operating systems leave in folders. */
const ignored = ['**/Thumbs.db', '**/desktop.ini'];

/**
 * Reads the texts of a clinic's folder, and finds its pictures. Hidden files are ignored.
 * @param folder absolute path; one that does not exist has no files
 * @param uploads the folder of pictures that were uploaded at the desk; they appear in `images/desk`
 */
export async function readFolder(folder: string, uploads?: string): Promise<ContentFiles> {
  const paths = (await glob('**', { cwd: folder, ignore: ignored })).sort();
  const texts = new Map<string, string>();
  const unreadable = new Map<string, string>();
  const pictures = new Map<string, string>();
  const read = paths.map(async (path) => {
    const file = join(folder, path);
    if (!/\.(yaml|md)$/.test(path)) return void pictures.set(path, file);
    try {
      texts.set(path, new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file)));
    } catch (error) {
      unreadable.set(path, reasonOf(error));
    }
  });
  await Promise.all(read);
  const uploaded = uploads === undefined ? [] : await readdir(uploads).catch(() => []);
  for (const name of uploaded) {
    const path = `${uploadsFolder}/${name}`;
    // The folder may have it by now, from an export.
    if (!pictures.has(path)) pictures.set(path, join(uploads ?? '', name));
  }
  return {
    texts,
    unreadable,
    pictures: {
      has: (path) => pictures.has(path),
      paths: () => pictures.keys(),
      async read(path) {
        const file = pictures.get(path);
        if (file === undefined) throw new Error(`There is no picture ${path}.`);
        return readFile(file);
      },
    },
  };
}

/** Why a file has no text; errors of the file system have a code that begins with E. */
function reasonOf(error: unknown): string {
  const { code } = Object(error);
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') {
    return 'save it as UTF-8; it is in another encoding';
  }
  if (typeof code !== 'string') throw error;
  return `cannot be read (${code})`;
}
