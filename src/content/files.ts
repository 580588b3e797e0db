/** A clinic's folder as its files; nothing here opens a folder. All paths are relative to it. */
export interface ContentFiles {
  /** The text of each YAML and Markdown file, without a byte order mark. */
  texts: ReadonlyMap<string, string>;
  /** Why a YAML or Markdown file has no text here, such as one in another encoding than UTF-8. */
  unreadable?: ReadonlyMap<string, string>;
  pictures: PictureFiles;
}

/** All other files of a clinic's folder: pictures, and what does not belong there. */
export interface PictureFiles {
  has(path: string): boolean;
  paths(): Iterable<string>;
  /** Rejects where there is no such file. */
  read(path: string): Promise<Uint8Array>;
}

/** The texts that stand in place of those of a folder's files, by path; null takes a file away. */
export type ChangedTexts = ReadonlyMap<string, string | null>;

/** The files with changed texts in place of theirs. */
export function withChanges(files: ContentFiles, changed: ChangedTexts): ContentFiles {
  const texts = new Map(files.texts);
  const unreadable = new Map(files.unreadable);
  for (const [path, text] of changed) {
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
 * The paths of the files right in a folder, sorted.
 * @param ending of their names: `.yaml`
 */
export function filesIn(files: ContentFiles, folder: string, ending: string): string[] {
  return pathsIn(files).filter(
    (path) => path.endsWith(ending) && path.slice(0, path.lastIndexOf('/')) === folder,
  );
}

/** Whether there is a folder, or rather a file in it. */
export function hasFolder(files: ContentFiles, folder: string): boolean {
  return pathsIn(files).some((path) => path.startsWith(`${folder}/`));
}
