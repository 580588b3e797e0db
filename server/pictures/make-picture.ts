import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { resolve } from 'node:path';
import type { MakeOutcome } from './make-files.ts';
import type { PictureTask } from './picture-program.ts';

const program = resolve(import.meta.dirname, 'picture-program.ts');

/** How much of the machine a picture may take, in milliseconds. */
export interface PictureLimits {
  /** Time of the processor, which does not depend on what else the machine does. */
  processorTime: number;
  /** Time of the clock, for a process that waits without working. */
  timeout: number;
}

/** A picture of 12 million pixels takes two seconds of the processor. */
export const usualLimits: PictureLimits = { processorTime: 30_000, timeout: 300_000 };

/** Makes the files of a picture in a process of its own, to which everything else goes before. */
export async function makePicture(
  upload: Uint8Array,
  { processorTime, timeout }: PictureLimits,
): Promise<MakeOutcome> {
  const child = fork(program, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [],
    env: {},
  });
  // Not that of `fork`, which goes on after the end of the process and keeps a command from ending.
  const timer = setTimeout(() => child.kill('SIGKILL'), timeout);
  try {
    const ended = once(child, 'exit').then(([, signal]) => outcomeOfEnd(signal));
    const made = once(child, 'message').then(([outcome]) => outcome as MakeOutcome);
    giveWay(child.pid);
    child.send({ upload, processorTime } satisfies PictureTask);
    return await Promise.race([made, ended]);
  } finally {
    clearTimeout(timer);
    if (child.connected) child.disconnect();
  }
}

/** Only the timer, or Linux where memory runs out, ends the process with SIGKILL; a decoder crashes. */
function outcomeOfEnd(signal: NodeJS.Signals | null): MakeOutcome {
  return { fault: signal === 'SIGKILL' ? 'unfinished' : 'unreadable' };
}

/**
 * Lets everything else go before a process, where the system allows that. Not with the lowest
 * priority: beside two busy programs a processor would give it less than a hundredth of its time.
 */
function giveWay(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Some containers and services allow no change of priorities.
  }
}
