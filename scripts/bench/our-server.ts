import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseEnv } from 'node:util';
import pRetry from 'p-retry';
import { freePort } from '../programs/free-port.ts';
import { serverEnvironment, serverProgram } from '../programs/server-program.ts';

/**
 * Starts our server on `dist/` as `npm run serve` does, with its own database and without the settings of this
 * machine. More pages may still be rendering.
 */
export async function startOurServer(folder: string) {
  const settings = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {};
  const port = await freePort();
  const child = spawn(process.execPath, serverProgram, {
    env: {
      PATH: process.env['PATH'] ?? '',
      // Empty values override the file, and count as unset.
      ...Object.fromEntries(Object.keys(settings).map((name) => [name, ''])),
      ...serverEnvironment,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_URL: `file:${join(folder, 'clinic.db')}`,
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  const lines = createInterface({ input: child.stdout }).on('line', (line) => {
    output += `${line}\n`;
  });
  const untilLogged = async (text: string) => {
    while (!output.includes(text)) await once(lines, 'line');
  };
  const url = `http://127.0.0.1:${port}`;
  const requestPage = async () => {
    const { ok } = await fetch(url);
    if (!ok) throw new Error(`The server does not answer at ${url}.`);
  };
  await pRetry(requestPage, { retries: 600, factor: 1, minTimeout: 50 });
  return {
    url,
    process: child,
    stop: () => end(child),
    allPagesAreMade: untilLogged('all pages are made'),
  };
}

/** Ends a process and waits for its exit. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}

/** The resident memory of a process, in MB. */
export function memoryOf(pid = 0): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(stdout) / 1_024;
}
