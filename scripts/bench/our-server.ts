import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseEnv } from 'node:util';
import pRetry from 'p-retry';
import { findFreePort } from '../programs/free-port.ts';
import { serverEnvironment, serverProgram } from '../programs/server-program.ts';

/**
 * Starts our server on `dist/` as `npm run serve` does, with its own database and without the settings of this
 * machine. More pages may still be rendering.
 */
export async function startOurServer(folder: string) {
  const settings = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {};
  const server = await startServer('/', (port) => ({
    program: process.execPath,
    options: serverProgram,
    environment: {
      // Empty values override the file, and count as unset.
      ...Object.fromEntries(Object.keys(settings).map((name) => [name, ''])),
      ...serverEnvironment,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_URL: `file:${join(folder, 'clinic.db')}`,
      LOG_LEVEL: 'info',
    },
  }));
  return { ...server, untilAllPagesAreMade: server.waitForLog('all pages are made') };
}

interface Command {
  program: string;
  options: string[];
  /** Its environment, apart from PATH. */
  environment?: Record<string, string>;
}

/** Starts a server on a free port and waits until a request for the path succeeds. */
export async function startServer(
  path: string,
  commandFor: (port: number) => Command | Promise<Command>,
) {
  const port = await findFreePort();
  const { program, options, environment } = await commandFor(port);
  const child = spawn(program, options, {
    env: { PATH: process.env['PATH'] ?? '', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  const lines = createInterface({ input: child.stdout }).on('line', (line) => {
    output += `${line}\n`;
  });
  const url = `http://127.0.0.1:${port}`;
  const requestPage = async () => {
    const { ok } = await fetch(url + path);
    if (!ok) throw new Error(`${program} does not answer at ${url}${path}.`);
  };
  await pRetry(requestPage, { retries: 600, factor: 1, minTimeout: 50 });
  return {
    url,
    process: child,
    stop: () => endProcess(child),
    /** Resolves once the server has written a text. */
    async waitForLog(text: string): Promise<void> {
      while (!output.includes(text)) await once(lines, 'line');
    },
  };
}

/** Ends a process and waits for its exit. */
export async function endProcess(child: ChildProcess): Promise<void> {
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
