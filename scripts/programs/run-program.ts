import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** How a program ended: the signal is null unless one ended it. */
export interface ProgramExit {
  /** 1 if a signal ended it. */
  status: number;
  signal: NodeJS.Signals | null;
}

/** Runs a program as `spawnAndWait` does, and returns only its exit status. */
export async function runProgram(...args: Parameters<typeof spawnAndWait>): Promise<number> {
  return (await spawnAndWait(...args)).status;
}

/**
 * Runs a program from `node_modules/.bin` or the system, and shows its output.
 * @param hiddenLines matches output lines to hide
 */
export function spawnAndWait(
  program: string,
  args: string[],
  environment: NodeJS.ProcessEnv = {},
  hiddenLines?: RegExp,
): Promise<ProgramExit> {
  const child = spawn(program, args, {
    stdio: hiddenLines ? ['inherit', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...environment },
  });
  for (const stream of hiddenLines ? [child.stdout, child.stderr] : []) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      if (!hiddenLines?.test(line)) console.error(line);
    });
  }
  const forward = (signal: NodeJS.Signals) => child.kill(signal);
  process.on('SIGINT', forward).on('SIGTERM', forward);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      process.off('SIGINT', forward).off('SIGTERM', forward);
      resolve({ status: code ?? 1, signal });
    });
  });
}
