import type { ContentFiles } from '../../../src/content/files.ts';

/** A clinic's folder with these texts and pictures, by path. */
export function contentFiles(
  texts: Record<string, string>,
  pictures: Record<string, string | Uint8Array> = {},
): ContentFiles {
  const bytes = new Map(Object.entries(pictures));
  return {
    texts: new Map(Object.entries(texts)),
    pictures: {
      has: (path) => bytes.has(path),
      paths: () => bytes.keys(),
      read: async (path) => Buffer.from(bytes.get(path) ?? ''),
    },
  };
}
