import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import type { Crop, CropOutcome, FilesOutcome, PictureProblem } from './make-files.ts';
import type { PictureTask } from './picture-program.ts';

const program = resolve(import.meta.dirname, 'picture-program.ts');

/** Limits for one picture, in milliseconds. */
export interface PictureLimits {
  /** CPU time, which does not depend on other load. */
  processorTime: number;
  /** Wall-clock time, for a process that hangs. */
  timeout: number;
}

/** A picture of 12 megapixels takes two seconds of CPU time. */
export const defaultLimits: PictureLimits = { processorTime: 30_000, timeout: 300_000 };

/** Makes the files of a picture in a separate process. */
export function makePicture(
  upload: Uint8Array,
  limits: PictureLimits,
  allowsAlpha = false,
): Promise<FilesOutcome> {
  return runInProcess<FilesOutcome>({ upload, allowsAlpha }, limits);
}

/** Makes crops of a photograph in a separate process. */
export function makeCrops(
  upload: Uint8Array,
  crops: Crop[],
  limits = defaultLimits,
): Promise<CropOutcome> {
  return runInProcess<CropOutcome>({ upload, crops }, limits);
}

async function runInProcess<Outcome>(
  task: Omit<PictureTask, 'processorTime'>,
  { processorTime, timeout }: PictureLimits,
): Promise<Outcome | { problem: PictureProblem }> {
  const child = fork(program, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [],
    env: {},
  });
  // Not the timeout of `fork`, which outlives the process and keeps a command from ending.
  const timer = setTimeout(() => child.kill('SIGKILL'), timeout);
  try {
    const exit = once(child, 'exit').then(([, signal]) => outcomeOfExit(signal));
    const result = once(child, 'message').then(([outcome]) => outcome as Outcome);
    child.send({ ...task, processorTime } satisfies PictureTask);
    return await Promise.race([result, exit]);
  } finally {
    clearTimeout(timer);
    if (child.connected) child.disconnect();
  }
}

/** SIGKILL comes from the timer, or from Linux when memory runs out; any other end is a crash of the decoder. */
function outcomeOfExit(signal: NodeJS.Signals | null): { problem: PictureProblem } {
  return { problem: signal === 'SIGKILL' ? 'unfinished' : 'unreadable' };
}
