import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import type { DeliveryTimings } from '../../server/enquiries/index.ts';
import type { PostTiming } from '../../server/posts/index.ts';
import { endAtExit } from './at-exit.ts';
import { freePort } from './ports.ts';
import type { PagesOptions } from './serve-pages.ts';

/** The real server as a process that a test can kill. */
export class ServerProcess {
  readonly url: string;
  readonly log: string[];
  readonly #process: ChildProcess;

  private constructor(url: string, child: ChildProcess, log: string[]) {
    this.url = url;
    this.#process = child;
    this.log = log;
  }

  /**
   * Starts a server and waits until it listens.
   * @param environment its variables; PORT is chosen where it is not among them
   * @param options handed to the script as JSON
   */
  static async start(
    environment: Record<string, string>,
    options: Partial<DeliveryTimings> | PagesOptions | Partial<PostTiming> = {},
    script = 'serve.ts',
  ): Promise<ServerProcess> {
    const port = environment.PORT ?? String(await freePort());
    const file = join(import.meta.dirname, script);
    const child = spawn(process.execPath, [file, JSON.stringify(options)], {
      env: {
        PATH: process.env.PATH,
        HOST: '127.0.0.1',
        TRUST_PROXY: '127.0.0.1',
        ...environment,
        PORT: port,
      },
      // With a channel, so that it notices when this process ends before it.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const log: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) createInterface({ input: stream }).on('line', (line) => log.push(line));
    }
    const server = new ServerProcess(`http://127.0.0.1:${port}`, child, log);
    endAtExit(child);
    await server.#untilListening();
    return server;
  }

  async #untilListening(): Promise<void> {
    while (this.running) {
      const answer = await fetch(`${this.url}/healthz`).catch(() => null);
      if (answer?.ok) return;
      await wait(20);
    }
    throw new Error(`the server ended with ${this.#process.exitCode}: ${this.log.join('\n')}`);
  }

  get running(): boolean {
    return this.#process.exitCode === null && this.#process.signalCode === null;
  }

  /** Sends a signal and waits for the end; returns the exit code, or null after SIGKILL. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    if (this.running) {
      const ended = once(this.#process, 'exit');
      this.#process.kill(signal);
      await ended;
    }
    return this.#process.exitCode;
  }
}
