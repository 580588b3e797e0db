import { resolve } from 'node:path';
import { format } from 'node:util';
import { vi } from 'vitest';
import './no-env-file.ts';
import type { CommandResult } from './run-command.ts';

const project = resolve(import.meta.dirname, '../..');
let runs = 0;

/**
 * Runs one of the project's commands like `runCommand`, but in the test's own process, which saves
 * starting another. Only one at a time, as it replaces this process's arguments, environment, working
 * directory and console.
 */
export async function runInProcess(
  program: string,
  args: string[],
  environment: Record<string, string>,
  folder = project,
): Promise<CommandResult> {
  const { argv, env, exitCode } = process;
  const before = process.cwd();
  const printed = { output: '', errors: '' };
  const listen = (method: 'log' | 'warn' | 'error', to: keyof typeof printed) =>
    vi.spyOn(console, method).mockImplementation((...parts) => {
      printed[to] += `${format(...parts)}\n`;
    });
  const spies = [listen('log', 'output'), listen('warn', 'errors'), listen('error', 'errors')];
  process.argv = [process.execPath, program, ...args];
  process.env = { PATH: env['PATH'], ...environment };
  process.exitCode = 0;
  process.chdir(folder);
  try {
    runs += 1;
    // A different URL each time, as a module is evaluated only once.
    await import(`${resolve(project, program)}?run=${runs}`);
    return { code: Number(process.exitCode), ...printed };
  } finally {
    Object.assign(process, { argv, env, exitCode });
    process.chdir(before);
    for (const spy of spies) spy.mockRestore();
  }
}
