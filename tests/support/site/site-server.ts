import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Timings } from '../../../server/services.ts';
import { killAtExit } from '../at-exit.ts';
import { isolatedEnvironment } from '../environment.ts';
import { freshSqlite } from '../temporary.ts';
import { cacheFolderOf } from './cache-folder.ts';
import { ServedSite } from './served-site.ts';
import { noteError } from './server-errors.ts';

const thisProject = resolve(import.meta.dirname, '../../..');
const program = join(import.meta.dirname, 'serve.ts');

/** As set by `npm run serve`: by default, Node lets garbage grow far beyond the memory in use. */
const memoryFlags = ['--max-semi-space-size=4', '--max-old-space-size=512'];

/** How a server under test differs from the real one. */
export interface ServeOptions {
  /** The project that is served: this one, or a copy. */
  project?: string;
  /** False for a server without pages, which needs no build. */
  pages?: false;
  /** The cache folder, if not the default one for its clinic. */
  cacheFolder?: string;
  /** Whether all pages are rendered at the start, as on the real server; by default each at its first request. */
  isEager?: boolean;
  /** Overrides of the default timeouts and intervals, in milliseconds. */
  timings?: Timings;
}

interface StartOptions extends ServeOptions {
  /** Matches the errors that it may log; any other fails the test. */
  expectedErrors?: RegExp;
}

/**
 * The server under test, in its own process: on a free port of the loopback address, trusting a proxy
 * there, with its own database and none of this machine's settings.
 */
export class SiteServer extends ServedSite {
  /** The lines that it has logged so far. */
  readonly log: string[] = [];
  readonly #environment: Record<string, string>;
  readonly #options: ServeOptions;
  readonly #expectedErrors: RegExp | undefined;
  #port = 0;
  #process: ChildProcess | undefined;
  #isLogRead = true;

  private constructor(
    environment: Record<string, string>,
    { expectedErrors, ...options }: StartOptions,
  ) {
    super();
    const defaults = { HOST: '127.0.0.1', TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'warn' };
    const DATABASE_URL = environment['DATABASE_URL'] ?? freshSqlite();
    this.#environment = { ...defaults, ...environment, DATABASE_URL };
    this.#port = Number(environment['PORT'] ?? 0);
    this.#options = options;
    this.#expectedErrors = expectedErrors;
  }

  /**
   * Starts a server and waits until it listens.
   * @param environment variables that override the defaults
   */
  static async start(
    environment: Record<string, string> = {},
    options: StartOptions = {},
  ): Promise<SiteServer> {
    const server = new SiteServer(environment, options);
    await server.start();
    return server;
  }

  /** Starts it again, on the same port and the same database. */
  async start(): Promise<void> {
    const project = this.#options.project ?? thisProject;
    const cacheFolder = this.#options.cacheFolder ?? cacheFolderOf(this.#environment['CLINIC_DIR']);
    const options = JSON.stringify({ ...this.#options, cacheFolder, project });
    const child = spawn(process.execPath, [...memoryFlags, program, options], {
      cwd: project,
      env: isolatedEnvironment({ ...this.#environment, PORT: String(this.#port) }),
      // With an IPC channel, by which it sends its port and notices if this process ends first.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    killAtExit(child);
    this.#process = child;
    const start = this.log.length;
    let hasStarted = false;
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on('line', (line) => {
        this.log.push(line);
        if (hasStarted) noteError(line, this.#expectedErrors);
      });
    }
    const prematureExit = once(child, 'exit').then(([code]) => {
      throw new Error(`the server ended with ${code}: ${this.log.join('\n')}`);
    });
    const [port] = await Promise.race([once(child, 'message'), prematureExit]);
    prematureExit.catch(() => {});
    // If it could not start, the caller reports these lines.
    hasStarted = true;
    for (const line of this.log.slice(start)) noteError(line, this.#expectedErrors);
    this.#port = Number(port);
  }

  /** Makes the reader of its log go away, or hang. */
  stopReadingLog(how: 'gone' | 'hanging'): void {
    const stream = this.#process?.stdout;
    this.#isLogRead = false;
    if (how === 'gone') stream?.destroy();
    else stream?.pause();
  }

  get url(): string {
    return `http://${this.address}`;
  }

  /** Host and port. */
  get address(): string {
    return `127.0.0.1:${this.#port}`;
  }

  /** Sends a signal and waits for the exit; returns the exit code, or null after SIGKILL. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<number | null> {
    const child = this.#process;
    if (!child) return null;
    if (child.exitCode === null && child.signalCode === null) {
      // 'close' comes after the last lines of its log, which may explain a failure.
      const exitEvent = once(child, this.#isLogRead && signal === 'SIGTERM' ? 'close' : 'exit');
      child.kill(signal);
      await exitEvent;
    }
    return child.exitCode;
  }

  /** Sends a signal without waiting, such as `SIGSTOP` to make it hang. */
  signal(signal: NodeJS.Signals): void {
    this.#process?.kill(signal);
  }

  /** Peak resident memory in megabytes; without `/proc`, what it uses now. */
  peakMemory(): number {
    const pid = String(this.#process?.pid);
    const status = `/proc/${pid}/status`;
    const kilobytes = existsSync(status)
      ? /VmHWM:\s*(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]
      : spawnSync('ps', ['-o', 'rss=', '-p', pid], { encoding: 'utf8' }).stdout;
    return Math.round(Number(kilobytes) / 1_024);
  }
}
