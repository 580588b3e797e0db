import { spawn } from 'node:child_process';

/**
 * Runs a program of `node_modules/.bin` or of the system, its output shown.
 * @returns its exit status; 1 where it was ended by a signal
 */
export function runProgram(
  program: string,
  options: string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<number> {
  const child = spawn(program, options, {
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...environment },
  });
  const forward = (signal: NodeJS.Signals) => child.kill(signal);
  process.on('SIGINT', forward).on('SIGTERM', forward);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => {
      process.off('SIGINT', forward).off('SIGTERM', forward);
      resolve(code ?? 1);
    });
  });
}
