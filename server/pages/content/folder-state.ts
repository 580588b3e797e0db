import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Returns a short text that changes when any file in a folder changes. It is polled every half second, because
 * a watcher would miss a folder that is replaced as a whole, and some that a container mounts.
 */
export async function folderState(folder: string): Promise<string> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  // Hidden files belong to editors.
  const shown = names.filter((name) => !/(^|\/)\./.test(name)).sort();
  const lines = shown.map(async (name) => {
    const found = await stat(join(folder, name)).catch(() => null);
    return found?.isFile()
      ? `${name} ${found.ino} ${found.size} ${found.mtimeMs} ${found.ctimeMs}`
      : '';
  });
  return createHash('sha256')
    .update((await Promise.all(lines)).join('\n'))
    .digest('base64url');
}
