import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { afterAll } from 'vitest';

const children = new Set<ChildProcess>();
const folders = new Set<string>();

// Of each test file, after its own: a test that failed leaves nothing running and nothing behind.
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Kills a process at the end of the test file, where it has not ended before. */
export function endAtExit(child: ChildProcess): void {
  children.add(child);
  child.once('exit', () => children.delete(child));
}

/** Deletes a folder at the end of the test file. */
export function deleteAtExit(folder: string): void {
  folders.add(folder);
}
