import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';

const children = new Set<ChildProcess>();
const folders = new Set<string>();

// Vitest cleans up after each test file (clean-up.ts), Playwright when a worker ends.
process.once('exit', cleanUp);

/** Kills every remaining process and deletes every folder, so that a failed test leaves nothing behind. */
export function cleanUp(): void {
  for (const child of children) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

/** Kills a process when the test file or the worker ends, unless it has ended by then. */
export function killAtExit(child: ChildProcess): void {
  children.add(child);
  child.once('exit', () => children.delete(child));
}

/** Deletes a folder when the test file or the worker ends. */
export function deleteAtExit(folder: string): void {
  folders.add(folder);
}
