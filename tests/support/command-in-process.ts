import { resolve } from 'node:path';
import { format } from 'node:util';
import { vi } from 'vitest';
import './no-env-file.ts';
import type { CommandResult } from './run-command.ts';

const project = resolve(import.meta.dirname, '../..');
let runs = 0;

/**
 * Runs one of the project's commands like `runCommand`, but in the test's own process, which saves
 * starting another. Only one can run at a time, because it replaces this process's arguments, environment,
 * working directory and console.
 */
export async function runInProcess(
  program: string,
  args: string[],
  environment: Record<string, string>,
  folder = project,
): Promise<CommandResult> {
  const { argv, env, exitCode } = process;
  const workingFolder = process.cwd();
  const result = { output: '', errors: '' };
  const capture = (method: 'log' | 'warn' | 'error', to: keyof typeof result) =>
    vi.spyOn(console, method).mockImplementation((...parts) => {
      result[to] += `${format(...parts)}\n`;
    });
  const spies = [capture('log', 'output'), capture('warn', 'errors'), capture('error', 'errors')];
  process.argv = [process.execPath, program, ...args];
  process.env = { PATH: env['PATH'], ...environment };
  process.exitCode = 0;
  process.chdir(folder);
  try {
    runs += 1;
    // A different URL each time, because a module is evaluated only once.
    await import(`${resolve(project, program)}?run=${runs}`);
    return { code: Number(process.exitCode), ...result };
  } finally {
    Object.assign(process, { argv, env, exitCode });
    process.chdir(workingFolder);
    for (const spy of spies) spy.mockRestore();
  }
}
