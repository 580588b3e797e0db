import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { resolve } from 'node:path';
import type { MakeOutcome } from './make-files.ts';

const program = resolve(import.meta.dirname, 'picture-program.ts');

/** Longest that a picture may take, in milliseconds; one of 12 million pixels takes two seconds. */
const timeout = 30_000;

/** Makes the files of a picture in a process of its own, to which everything else goes before. */
export async function makePicture(upload: Uint8Array): Promise<MakeOutcome> {
  const child = fork(program, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [],
    env: {},
  });
  // Not that of `fork`, which goes on after the end of the process and keeps a command from ending.
  const timer = setTimeout(() => child.kill('SIGKILL'), timeout);
  try {
    const ended = once(child, 'exit').then((): MakeOutcome => ({ fault: 'unreadable' }));
    const made = once(child, 'message').then(([outcome]) => outcome as MakeOutcome);
    giveWay(child.pid);
    child.send(upload);
    return await Promise.race([made, ended]);
  } finally {
    clearTimeout(timer);
    if (child.connected) child.disconnect();
  }
}

/** Lets everything else go before a process, where the system allows that. */
function giveWay(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // Some containers and services allow no change of priorities.
  }
}
