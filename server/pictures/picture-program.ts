// Makes one picture in a separate process, so that even a crash of a decoder does not affect the server, and the
// memory is freed.
import { raiseOomScore } from '../processes/helper-process.ts';
import { type Crop, makeCrops, makeFiles, type PictureProblem } from './make-files.ts';

/** The message that starts this process. */
export interface PictureTask {
  upload: Uint8Array;
  /** What to make from it; if absent, the files of an uploaded picture. */
  crops?: Crop[];
  /** Whether transparency is kept. */
  allowsAlpha?: boolean;
  /** Maximum CPU time, in milliseconds. */
  processorTime: number;
}

/** How often the CPU time is checked, in milliseconds. */
const interval = 100;

raiseOomScore();

process.once('message', async ({ upload, crops, allowsAlpha, processorTime }: PictureTask) => {
  const timeout = waitForTimeLimit(processorTime);
  const outcome = crops ? makeCrops(upload, crops) : makeFiles(upload, allowsAlpha);
  process.send?.(await Promise.race([outcome, timeout]));
});
// The server has the result, or is gone.
process.once('disconnect', () => process.exit());

/** Resolves once this process has used more CPU time than allowed, over all threads. */
function waitForTimeLimit(processorTime: number): Promise<{ problem: PictureProblem }> {
  return new Promise((resolve) => {
    const check = () => {
      const { user, system } = process.cpuUsage();
      if ((user + system) / 1_000 > processorTime) resolve({ problem: 'unfinished' });
    };
    check();
    setInterval(check, interval).unref();
  });
}
