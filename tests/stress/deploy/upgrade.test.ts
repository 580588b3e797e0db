import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findFreePort } from '../../../scripts/programs/free-port.ts';
import { Caddy, findCaddy } from '../../deploy/caddy.ts';
import { messagesNotStoredOnce, type SentEnquiry } from '../../deploy/stored-messages.ts';
import { killAtExit } from '../../support/at-exit.ts';
import { isolatedEnvironment } from '../../support/environment.ts';
import { anEnquiry } from '../../support/site/visitor.ts';
import { freshSqlite, temporaryFolder } from '../../support/temporary.ts';

const program = findCaddy() ?? '';
if (!program) console.warn('Caddy is not installed: upgrades are not tested here.');

/** How long Caddy holds a request, in milliseconds. On a busy machine an upgrade may take longer. */
const holdTime = 12_000;

/** A release that damages the database, and then ends. */
const brokenServer = `
import { DatabaseSync } from 'node:sqlite';
const database = new DatabaseSync(process.env['DATABASE_URL'].slice('file:'.length));
database.exec('delete from enquiries; create table later (id text)');
console.error('The new release is broken.');
process.exit(1);
`;

describe.skipIf(!program)('deploy/upgrade.sh with visitors', () => {
  it('loses no enquiry and refuses none, whether the new release starts or not', async () => {
    const machine = await Machine.create(freshSqlite());
    expect(await machine.upgrade()).toMatchObject({ status: 0 });
    const caddy = await Caddy.start(program, [machine.server]);
    onTestFinished(() => caddy.stop());

    for (const release of ['good', 'broken'] as const) {
      machine.stageRelease(release, release === 'broken' ? brokenServer : null);
      const visitors = new Visitors(caddy);
      await visitors.waitForMore(10);
      const { status, output } = await machine.upgrade();
      const end = performance.now();
      await visitors.waitForMore(10);
      const outcomes = await visitors.stop();
      expect([status, output]).toEqual(
        release === 'good'
          ? [0, expect.stringContaining('online')]
          : [
              1,
              expect.stringContaining('The previous release is back online, with all enquiries.'),
            ],
      );
      console.log(`${release} release: ${visitors.summary()}`);
      expect(failuresIn(outcomes).filter(({ sentAt }) => sentAt + holdTime > end)).toEqual([]);
      expect(await messagesNotStoredOnce(machine.databaseUrl, visitors.outcomes)).toEqual([]);
    }
  });
});

/** The outcome for one visitor. */
interface Outcome extends SentEnquiry {
  /** When the request was sent, as returned by `performance.now()`. */
  sentAt: number;
  duration: number;
}

const failuresIn = (outcomes: Outcome[]) => outcomes.filter(({ status }) => status !== 200);

/** Visitors who send the form at a rate of ten a second, whether or not earlier ones have been answered. */
class Visitors {
  readonly outcomes: Outcome[] = [];
  readonly #caddy: Caddy;
  readonly #requests: Promise<void>[] = [];
  readonly #sending: Promise<void>;
  #isOver = false;

  constructor(caddy: Caddy) {
    this.#caddy = caddy;
    this.#sending = this.#send();
  }

  async waitForMore(count: number): Promise<void> {
    const total = this.outcomes.length + count;
    while (this.outcomes.length < total) await wait(20);
  }

  async stop(): Promise<Outcome[]> {
    this.#isOver = true;
    await this.#sending;
    await Promise.all(this.#requests);
    return this.outcomes;
  }

  summary(): string {
    const longest = Math.max(...this.outcomes.map(({ duration }) => duration));
    return `${this.outcomes.length} forms, ${failuresIn(this.outcomes).length} refused, the longest wait ${Math.round(longest)} ms`;
  }

  async #send(): Promise<void> {
    while (!this.#isOver) {
      this.#requests.push(this.#sendOne());
      await wait(100);
    }
  }

  async #sendOne(): Promise<void> {
    const { message, ...enquiry } = anEnquiry();
    const sentAt = performance.now();
    const status = await this.#caddy
      .ask('/api/enquiries', {
        method: 'POST',
        // Every tenth visitor has a new loopback address: no visitor reaches the limit of messages.
        from: `127.9.${Math.floor(this.#requests.length / 10)}.1`,
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ ...enquiry, message }),
      })
      .then(
        (response) => response.status,
        () => 0,
      );
    const duration = performance.now() - sentAt;
    this.outcomes.push({ status, message, sentAt, duration });
  }
}

/**
 * A server set up as in docs/installation.md, whose releases are copies of this project. Only systemd, the user and the
 * build are fakes: the server, its backup, Caddy and the script are real.
 */
class Machine {
  readonly #base = temporaryFolder();
  readonly server: string;
  readonly databaseUrl: string;

  private constructor(databaseUrl: string, port: number) {
    this.server = `127.0.0.1:${port}`;
    this.databaseUrl = databaseUrl;
    // The cache of compiled code is for tests only.
    const {
      PATH: _path,
      NODE_COMPILE_CACHE: _compiled,
      ...variables
    } = isolatedEnvironment({
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      STATE_DIRECTORY: join(this.#base, 'state'),
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'warn',
    });
    const settings = Object.entries(variables).map(([name, value]) => `export ${name}='${value}'`);
    for (const folder of ['source', 'backups', 'state']) mkdirSync(join(this.#base, folder));
    this.#write('settings/clinic.env', settings.join('\n'));
    this.#write('settings/caddy.env', `CLINIC_SERVERS=${this.server}\n`);
    const [base, env] = [this.#base, join(this.#base, 'settings/clinic.env')];
    const programs = {
      runuser: 'shift 3; exec "$@"',
      'systemd-run': `. ${env}
while :; do
  case $1 in
    --property=WorkingDirectory=*) cd "\${1#--property=WorkingDirectory=}" ;;
    --*) ;;
    *) exec "$@" ;;
  esac
  shift
done`,
      systemctl: `
case $1 in
  start)
    . ${env}
    cd ${base}/current
    setsid ./node_modules/.bin/node server/main.ts >>${base}/log 2>&1 9<&- &
    echo $! >${base}/pid ;;
  stop) ! test -e ${base}/pid || kill $(cat ${base}/pid) 2>/dev/null || true
    while test -e ${base}/pid && kill -0 $(cat ${base}/pid) 2>/dev/null; do sleep 0.02; done ;;
  is-active) kill -0 $(cat ${base}/pid) 2>/dev/null ;;
esac`,
    };
    for (const [name, commands] of Object.entries(programs)) {
      this.#write(`bin/${name}`, `#!/bin/sh\n${commands}\n`);
    }
    for (const path of ['server', 'shared', 'src', 'scripts', 'clinic', 'package.json']) {
      cpSync(path, join(this.#base, 'source', path), { recursive: true });
    }
    for (const path of ['dist', 'node_modules']) {
      symlinkSync(resolve(path), join(this.#base, 'source', path));
    }
  }

  static async create(databaseUrl: string): Promise<Machine> {
    const machine = new Machine(databaseUrl, await findFreePort());
    machine.stageRelease('first', null);
    onTestFinished(() => {
      spawnSync(join(machine.#base, 'bin/systemctl'), ['stop', 'clinic']);
    });
    return machine;
  }

  /** Puts another release in place of the last; `server` replaces its main program if it is not null. */
  stageRelease(name: string, server: string | null): void {
    this.#write('source/name', name);
    if (server !== null) this.#write('source/server/main.ts', server);
  }

  async upgrade(): Promise<{ status: number; output: string }> {
    const child = spawn('/bin/sh', [resolve('deploy/upgrade.sh'), join(this.#base, 'source')], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: `${join(this.#base, 'bin')}:${process.env['PATH']}`,
        CLINIC_BASE: this.#base,
        CLINIC_SETTINGS: join(this.#base, 'settings'),
        CLINIC_BACKUPS: join(this.#base, 'backups'),
        CLINIC_SERVER: this.server,
      },
    });
    killAtExit(child);
    const [out, errors, [status]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'exit'),
    ]);
    return { status, output: out + errors };
  }

  #write(file: string, content: string): void {
    const path = join(this.#base, file);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, content, { mode: 0o755 });
  }
}
