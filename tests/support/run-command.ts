import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { killAtExit } from './at-exit.ts';
import { isolatedEnvironment } from './environment.ts';

const project = resolve(import.meta.dirname, '../..');

export interface CommandResult {
  code: number | null;
  output: string;
  errors: string;
}

/**
 * Runs one of the project's programs with an isolated environment, and waits until it exits.
 * @param program path of its file within the project, such as `server/commands/staff.ts`
 * @param folder its working directory
 */
export async function runCommand(
  program: string,
  args: string[],
  environment: Record<string, string>,
  folder = project,
): Promise<CommandResult> {
  const child = spawn(process.execPath, [resolve(project, program), ...args], {
    cwd: folder,
    env: isolatedEnvironment(environment),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  killAtExit(child);
  const closeEvent = once(child, 'close');
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  await closeEvent;
  return { code: child.exitCode, output, errors };
}
