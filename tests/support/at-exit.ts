import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';

const children = new Set<ChildProcess>();
const folders = new Set<string>();

process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Kills a process when this one ends before it, so that a failed test leaves nothing running. */
export function endAtExit(child: ChildProcess): void {
  children.add(child);
  child.once('exit', () => children.delete(child));
}

/** Deletes a folder when this process ends. */
export function deleteAtExit(folder: string): void {
  folders.add(folder);
}
