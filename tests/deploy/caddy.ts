import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../../scripts/programs/free-port.ts';
import { killAtExit } from '../support/at-exit.ts';
import { temporaryFolder } from '../support/temporary.ts';

const caddyfile = resolve(import.meta.dirname, '../../deploy/Caddyfile');

export interface CaddyResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

export interface CaddyRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** The visitor's own address; any of 127.0.0.0/8. */
  from?: string;
}

/** Runs the project's Caddyfile: real TLS with its own certificate, on free ports. */
export class Caddy {
  readonly port: number;
  readonly httpPort: number;
  readonly ca: string;
  readonly #process: ChildProcess;
  readonly #agents = new Map<string, Agent>();

  private constructor(child: ChildProcess, ports: { https: number; http: number }, ca: string) {
    this.#process = child;
    this.port = ports.https;
    this.httpPort = ports.http;
    this.ca = ca;
  }

  /**
   * Starts Caddy and waits until it answers.
   * @param program path of Caddy
   * @param servers addresses such as 127.0.0.1:4321
   * @param settings other variables of the Caddyfile
   */
  static async start(program: string, servers: string[], settings = {}): Promise<Caddy> {
    const folder = temporaryFolder();
    const ports = { https: await findFreePort(), http: await findFreePort() };
    const options = `{
      admin unix/${folder}/admin
      http_port ${ports.http}
      https_port ${ports.https}
      local_certs
      skip_install_trust
      storage file_system ${folder}/storage
    `;
    const file = join(folder, 'Caddyfile');
    writeFileSync(file, readFileSync(caddyfile, 'utf8').replace(/^\{\n/m, options));
    const child = spawn(program, ['run', '--config', file, '--adapter', 'caddyfile'], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        HOME: folder,
        CLINIC_DOMAIN: 'localhost',
        CLINIC_SERVERS: servers.join(' '),
        CLINIC_FILES: resolve('dist/client'),
        ...settings,
      },
    });
    killAtExit(child);
    let log = '';
    child.stderr?.on('data', (text: Buffer) => {
      log += text.toString();
    });
    const rootCertificate = join(folder, 'storage/pki/authorities/local/root.crt');
    while (child.exitCode === null) {
      if (existsSync(rootCertificate)) {
        const caddy = new Caddy(child, ports, readFileSync(rootCertificate, 'utf8'));
        if (
          await caddy.ask('/healthz').then(
            ({ status }) => status === 200,
            () => false,
          )
        ) {
          return caddy;
        }
      }
      await wait(50);
    }
    throw new Error(`Caddy has ended: ${log}`);
  }

  /** Sends a request as one visitor, whose connection stays open between requests. */
  async ask(path: string, options: CaddyRequest = {}): Promise<CaddyResponse> {
    const { method = 'GET', headers = {}, body, from = '127.0.0.1' } = options;
    const outgoing = request({
      host: '127.0.0.1',
      port: this.port,
      servername: 'localhost',
      path,
      method,
      agent: this.#agentOf(from),
      headers: { host: `localhost:${this.port}`, ...headers },
    });
    outgoing.end(body);
    try {
      const [response] = await once(outgoing, 'response');
      // Browsers, too, repeat the request after a 307.
      if (response.statusCode === 307) {
        response.resume();
        return this.ask(response.headers.location, options);
      }
      return {
        status: response.statusCode,
        headers: response.headers,
        body: await buffer(response),
      };
    } catch (error) {
      // A connection was closed while it was idle: browsers repeat the request on another one.
      if (outgoing.reusedSocket) return this.ask(path, options);
      throw error;
    }
  }

  async stop(): Promise<void> {
    for (const agent of this.#agents.values()) agent.destroy();
    if (this.#process.exitCode !== null) return;
    const exit = once(this.#process, 'exit');
    this.#process.kill('SIGTERM');
    await exit;
  }

  #agentOf(from: string): Agent {
    const cached = this.#agents.get(from);
    if (cached) return cached;
    const agent = new Agent({ keepAlive: true, ca: this.ca, localAddress: from });
    this.#agents.set(from, agent);
    return agent;
  }
}

const packageFolder = resolve(import.meta.dirname, '../../.cache/caddy');
const localCaddy = join(packageFolder, 'usr/bin/caddy');

/**
 * Finds Caddy, or unpacks Debian's package beside the project, as installing it would start a web server on
 * this machine.
 * @returns its path; undefined if there is none
 */
export function findCaddy(): string | undefined {
  // Each visitor in the tests has a loopback address of their own, which only Linux allows.
  if (process.platform !== 'linux') return undefined;
  const path = ['/usr/bin/caddy', '/usr/local/bin/caddy', localCaddy].find((file) =>
    existsSync(file),
  );
  if (path || !existsSync('/usr/bin/apt-get')) return path;
  mkdirSync(packageFolder, { recursive: true });
  const isRoot = process.getuid?.() === 0;
  if (!download() && isRoot) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    download();
  }
  const [file] = readdirSync(packageFolder).filter((name) => name.endsWith('.deb'));
  if (file)
    spawnSync('dpkg', ['-x', join(packageFolder, file), packageFolder], { stdio: 'ignore' });
  return existsSync(localCaddy) ? localCaddy : undefined;
}

function download(): boolean {
  const { status } = spawnSync('apt-get', ['download', '-qq', 'caddy'], {
    cwd: packageFolder,
    stdio: 'ignore',
    timeout: 60_000,
  });
  return status === 0;
}
