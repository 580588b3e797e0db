/** The language of a file: the folder that it is in; null for a file shared by all languages. */
export function languageOfFile(path: string): string | null {
  return path.includes('/') ? (path.split('/')[0] ?? null) : null;
}

/** The path of a file within the folder of its language; for a file shared by all languages, its path. */
export function nameOfFile(path: string): string {
  return path.slice(path.indexOf('/') + 1);
}
