import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { glob } from 'tinyglobby';
import { uploadsFolder } from '../../shared/pictures.ts';

/** A clinic's folder as its files; nothing here opens a folder. All paths are relative to it. */
export interface ContentFiles {
  /** The text of each YAML and Markdown file, without a byte order mark. */
  texts: ReadonlyMap<string, string>;
  /** Why a YAML or Markdown file has no text here, such as one in an encoding other than UTF-8. */
  unreadable?: ReadonlyMap<string, string>;
  pictures: PictureFiles;
}

/** All other files of a clinic's folder: pictures, and what does not belong there. */
export interface PictureFiles {
  has(path: string): boolean;
  paths(): Iterable<string>;
  /** Rejects if there is no such file. */
  read(path: string): Promise<Uint8Array>;
}

/** Texts that replace the texts of a folder's files, by path; null removes the file. */
export type ChangedTexts = ReadonlyMap<string, string | null>;

/** The files with the changed texts instead of their own. */
export function withChanges(files: ContentFiles, changedTexts: ChangedTexts): ContentFiles {
  const texts = new Map(files.texts);
  const unreadable = new Map(files.unreadable);
  for (const [path, text] of changedTexts) {
    unreadable.delete(path);
    if (text === null) texts.delete(path);
    else texts.set(path, text);
  }
  return { ...files, texts, unreadable };
}

/** The paths of all files, sorted. */
export function pathsIn({ texts, unreadable, pictures }: ContentFiles): string[] {
  return [...texts.keys(), ...(unreadable?.keys() ?? []), ...pictures.paths()].sort();
}

/**
 * The paths of the files directly in a folder, sorted.
 * @param extension with its dot: `.yaml`
 */
export function filesIn(files: ContentFiles, folder: string, extension: string): string[] {
  return pathsIn(files).filter(
    (path) => path.endsWith(extension) && path.slice(0, path.lastIndexOf('/')) === folder,
  );
}

/** Whether a folder exists; one without files counts as missing. */
export function hasFolder(files: ContentFiles, folder: string): boolean {
  return pathsIn(files).some((path) => path.startsWith(`${folder}/`));
}

/** Files that operating systems leave in folders. */
const ignoredFiles = ['**/Thumbs.db', '**/desktop.ini'];

/**
 * Reads the texts of a clinic's folder, and finds its pictures. Hidden files are ignored.
 * @param folder absolute path; one that does not exist has no files
 * @param uploads the folder of pictures that were uploaded at the desk; they appear in `images/desk`
 */
export async function readFolder(folder: string, uploads?: string): Promise<ContentFiles> {
  const paths = (await glob('**', { cwd: folder, ignore: ignoredFiles })).sort();
  const texts = new Map<string, string>();
  const unreadable = new Map<string, string>();
  const pictures = new Map<string, string>();
  const reads = paths.map(async (path) => {
    const file = join(folder, path);
    if (!/\.(yaml|md)$/.test(path)) return void pictures.set(path, file);
    try {
      texts.set(path, new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file)));
    } catch (error) {
      unreadable.set(path, reasonOf(error));
    }
  });
  await Promise.all(reads);
  const uploadedFiles = uploads === undefined ? [] : await readdir(uploads).catch(() => []);
  for (const name of uploadedFiles) {
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

/**
 * Returns a hash that changes when any file in a folder changes. It is polled every half second, because
 * a watcher would miss a folder that is replaced as a whole, and some that a container mounts.
 */
export async function folderState(folder: string): Promise<string> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  // Hidden files belong to editors.
  const visible = names.filter((name) => !/(^|\/)\./.test(name)).sort();
  const lines = visible.map(async (name) => {
    const stats = await stat(join(folder, name)).catch(() => null);
    return stats?.isFile()
      ? `${name} ${stats.ino} ${stats.size} ${stats.mtimeMs} ${stats.ctimeMs}`
      : '';
  });
  return createHash('sha256')
    .update((await Promise.all(lines)).join('\n'))
    .digest('base64url');
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
