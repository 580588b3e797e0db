import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { endAtExit } from '../support/at-exit.ts';
import { freePort } from '../support/ports.ts';

/** Our server over the built pages, on a port that it keeps when it is started again. */
export class SiteServer {
  readonly address: string;
  readonly #environment: Record<string, string>;
  #process: ChildProcess | undefined;

  private constructor(port: number, environment: Record<string, string>) {
    this.address = `127.0.0.1:${port}`;
    this.#environment = {
      PATH: process.env['PATH'] ?? '',
      HOST: '127.0.0.1',
      PORT: String(port),
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'warn',
      ...environment,
    };
  }

  /** Starts a server and waits until it is ready. */
  static async start(environment: Record<string, string>): Promise<SiteServer> {
    const server = new SiteServer(await freePort(), environment);
    await server.start();
    return server;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, ['server/main.ts'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: this.#environment,
    });
    endAtExit(child);
    this.#process = child;
    while (child.exitCode === null) {
      const answer = await fetch(`http://${this.address}/readyz`).catch(() => null);
      if (answer?.ok) return;
      await wait(20);
    }
    throw new Error('the server ended before it was ready');
  }

  async end(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}
