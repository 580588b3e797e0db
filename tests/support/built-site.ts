import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endAtExit } from './at-exit.ts';
import { freshSqlite } from './clinic-site.ts';
import { freePort } from './ports.ts';

const projectFolder = resolve(import.meta.dirname, '../..');

/** A built site as visitors meet it: the real server over its pages, with a database of its own. */
export class BuiltSite {
  readonly url: string;
  readonly #process: ChildProcess;

  private constructor(url: string, child: ChildProcess) {
    this.url = url;
    this.#process = child;
  }

  /**
   * Starts the server of a project over what is built there, and waits until it is ready.
   * @param folder the project: this one, or a copy
   */
  static async start(
    folder = projectFolder,
    environment: Record<string, string> = {},
  ): Promise<BuiltSite> {
    const port = String(await freePort());
    const child = spawn(process.execPath, ['server/main.ts'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        PATH: process.env['PATH'],
        HOST: '127.0.0.1',
        PORT: port,
        LOG_LEVEL: 'silent',
        DATABASE_URL: freshSqlite(),
        ...environment,
      },
    });
    endAtExit(child);
    const site = new BuiltSite(`http://127.0.0.1:${port}`, child);
    await site.#untilReady();
    return site;
  }

  async #untilReady(): Promise<void> {
    while (this.#process.exitCode === null) {
      const answer = await fetch(`${this.url}/readyz`).catch(() => null);
      if (answer?.ok) return;
      await wait(20);
    }
    throw new Error('the server ended before it was ready');
  }

  /** What the server answers at a path; redirects are not followed. */
  get(path: string): Promise<Response> {
    return fetch(this.url + path, { redirect: 'manual' });
  }

  /** The body of an answer that must be a success. */
  async text(path: string): Promise<string> {
    const answer = await this.get(path);
    if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}`);
    return answer.text();
  }

  async stop(): Promise<void> {
    if (this.#process.exitCode !== null) return;
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGTERM');
    await ended;
  }
}
