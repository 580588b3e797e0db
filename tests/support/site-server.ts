import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { DeliveryTimings } from '../../server/enquiries/index.ts';
import { endAtExit } from './at-exit.ts';
import { isolated } from './environment.ts';
import { ServedSite } from './served-site.ts';
import { freshSqlite } from './temporary.ts';

const thisProject = resolve(import.meta.dirname, '../..');
const program = join(import.meta.dirname, 'serve.ts');

/** As `npm run serve` sets them: by itself Node lets garbage grow far beyond what is in use. */
const memoryFlags = ['--max-semi-space-size=8', '--max-old-space-size=512'];

/** What a server under test does otherwise than the real one. */
export interface ServeOptions {
  /** The project that is served: this one, or a copy. */
  project?: string;
  /** The folder of the build, if not `dist`; false for a server without pages, that needs none. */
  pages?: string | false;
  /** How long deliveries may take and how often they are tried, in milliseconds. */
  timings?: Partial<DeliveryTimings>;
  /** How long posts are kept and a hosted table is waited for, in milliseconds. */
  postTimings?: Partial<
    Record<
      | 'fresh'
      | 'staleWhileRevalidate'
      | 'missing'
      | 'afterFailure'
      | 'callTimeout'
      | 'budget'
      | 'firstDelay',
      number
    >
  >;
  /** Posts whose reading throws, as no real source of posts ever does. */
  brokenPosts?: boolean;
}

/**
 * The server under test, as a process of its own: on a free port of the loopback address, behind a
 * proxy there, with a database of its own and with no setting of this machine.
 */
export class SiteServer extends ServedSite {
  /** The lines that it has written so far. */
  readonly log: string[] = [];
  readonly #environment: Record<string, string>;
  readonly #options: ServeOptions;
  #port = 0;
  #process: ChildProcess | undefined;

  private constructor(environment: Record<string, string>, options: ServeOptions) {
    super();
    const usual = { HOST: '127.0.0.1', TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'warn' };
    const DATABASE_URL = environment['DATABASE_URL'] ?? freshSqlite();
    this.#environment = { ...usual, ...environment, DATABASE_URL };
    this.#port = Number(environment['PORT'] ?? 0);
    this.#options = options;
  }

  /**
   * Starts a server and waits until it listens.
   * @param environment its variables, where they are not the usual ones
   */
  static async start(
    environment: Record<string, string> = {},
    options: ServeOptions = {},
  ): Promise<SiteServer> {
    const server = new SiteServer(environment, options);
    await server.start();
    return server;
  }

  /** Starts it again, on the same port and the same database. */
  async start(): Promise<void> {
    const project = this.#options.project ?? thisProject;
    const options = JSON.stringify({ ...this.#options, project });
    const child = spawn(process.execPath, [...memoryFlags, program, options], {
      cwd: project,
      env: isolated({ ...this.#environment, PORT: String(this.#port) }),
      // With a channel, so that it tells its port, and notices when this process ends before it.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    endAtExit(child);
    this.#process = child;
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) createInterface({ input: stream }).on('line', (line) => this.log.push(line));
    }
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`the server ended with ${code}: ${this.log.join('\n')}`);
    });
    const [port] = await Promise.race([once(child, 'message'), ended]);
    ended.catch(() => {});
    this.#port = Number(port);
  }

  get url(): string {
    return `http://${this.address}`;
  }

  /** Host and port. */
  get address(): string {
    return `127.0.0.1:${this.#port}`;
  }

  /** Sends a signal and waits for the end; returns the exit code, or null after SIGKILL. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<number | null> {
    const child = this.#process;
    if (!child) return null;
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    }
    return child.exitCode;
  }

  /** Sends a signal and does not wait, as when it is to hang (`SIGSTOP`). */
  signal(signal: NodeJS.Signals): void {
    this.#process?.kill(signal);
  }

  /** Most resident memory it has had, in megabytes; where the system does not tell, what it has now. */
  peakMemory(): number {
    const pid = String(this.#process?.pid);
    const status = `/proc/${pid}/status`;
    const kilobytes = existsSync(status)
      ? /VmHWM:\s*(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]
      : spawnSync('ps', ['-o', 'rss=', '-p', pid], { encoding: 'utf8' }).stdout;
    return Math.round(Number(kilobytes) / 1_024);
  }
}
