import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { parseEnv } from 'node:util';
import pRetry from 'p-retry';
import { freePort } from '../programs/free-port.ts';
import { serverMemory, serverProgram } from '../programs/server-program.ts';

/** A server under test. */
export interface MeasuredServer {
  url: string;
  pid: number;
  /** Resolves when our server has made and compressed all pages; until then it sends them larger. */
  settled: Promise<void>;
  stop(): Promise<void>;
}

interface Command {
  program: string;
  options: string[];
  /** Its whole environment, apart from PATH. */
  environment?: Record<string, string>;
}

/**
 * Starts our server on `dist/` as `npm run serve` does, with a database of its own and without the
 * settings of this machine.
 * @param folder where to put the database
 * @param fill adds to the database before the server starts
 */
export async function startOurServer(
  folder: string,
  fill?: (databaseUrl: string) => Promise<void>,
): Promise<MeasuredServer> {
  const databaseUrl = `file:${join(await mkdtemp(join(folder, 'database-')), 'clinic.db')}`;
  await fill?.(databaseUrl);
  const commandFor = (port: number) => ({
    program: process.execPath,
    options: serverProgram,
    environment: {
      ...unsetSettings(),
      ...serverMemory,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'info',
    },
  });
  return startServer('/readyz', commandFor);
}

/** Starts a server on a free port and waits until it answers a path with success. */
export async function startServer(
  path: string,
  commandFor: (port: number) => Command | Promise<Command>,
): Promise<MeasuredServer> {
  const port = await freePort();
  const { program, options, environment } = await commandFor(port);
  const child = spawn(program, options, {
    env: { PATH: process.env['PATH'] ?? '', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const settled = waitForLine(lines, 'all pages are made');
  const url = `http://127.0.0.1:${port}`;
  const ask = async () => {
    const { ok } = await fetch(url + path);
    if (!ok) throw new Error(`${program} does not answer at ${url}${path}.`);
  };
  await pRetry(ask, { retries: 300, factor: 1, minTimeout: 100 });
  return { url, pid: child.pid ?? 0, settled, stop: () => end(child) };
}

/** Reads lines to the end, so that the program never waits; resolves at the first that contains a text. */
function waitForLine(lines: Interface, text: string): Promise<void> {
  return new Promise((resolve) => {
    lines.on('line', (line) => {
      if (line.includes(text)) resolve();
    });
  });
}

/** Ends a process and waits for its exit. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** The resident memory of a process, in MB. */
export function memoryOf(pid: number): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(stdout) / 1_024;
}

/** The variables of `.env` with empty values, which override the file and count as unset. */
function unsetSettings(): Record<string, string> {
  const settings = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {};
  return Object.fromEntries(Object.keys(settings).map((name) => [name, '']));
}
