import { createHash } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A short text that changes when any file of a folder changes. It is compared every half second, where a
 * watcher would miss a folder that is replaced as a whole, or one that a container mounts.
 */
export async function folderState(folder: string): Promise<string> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  // Hidden files are those of editors.
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

/** How long a folder with edits laid over is kept after another has taken its place, in milliseconds. */
const keptFor = 24 * 3_600_000;

/** Where a folder with edits laid over is, by its state. */
export function laidOverPath(kept: string, state: string): string {
  const name = createHash('sha256').update(state).digest('hex').slice(0, 16);
  return join(kept, 'laid-over', name);
}

/**
 * Deletes folders with edits laid over that are no longer in use.
 * @param current that which is
 */
export async function deleteOldFolders(kept: string, current: string): Promise<void> {
  const folder = join(kept, 'laid-over');
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const made = await stat(path).catch(() => null);
    const isOld = made !== null && Date.now() - made.mtimeMs > keptFor;
    if (isOld && path !== current) await rm(path, { recursive: true, force: true });
  }
}
