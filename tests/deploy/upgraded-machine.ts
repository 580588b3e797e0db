import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { endAtExit } from '../support/at-exit.ts';
import { temporaryFolder } from '../support/temporary.ts';

const script = resolve('deploy/upgrade.sh');

/** Fakes of a server's programs, which do little more than record their arguments. */
const fakePrograms = {
  runuser: 'shift 3; exec "$@"',
  // Takes each line of the settings as it is, as systemd does.
  'systemd-run': `
while :; do
  case $1 in
    --property=EnvironmentFile=*)
      while read -r line; do export "$line"; done < "\${1#--property=EnvironmentFile=}" ;;
    --property=WorkingDirectory=*) cd "\${1#--property=WorkingDirectory=}" ;;
    --setenv=*) export "\${1#--setenv=}" ;;
    --*) ;;
    # It looks for such a program where it was called, not in the folder where it is to run.
    [!/]*/*) echo "Failed to find executable $1" >&2; exit 1 ;;
    *) exec "$@" ;;
  esac
  shift
done`,
  npm: `
if test "$2" = clinic; then test ! -e mistakes; exit; fi
env > "$NOTES.environment"
echo building >> "$NOTES"
while test -e slow-build && ! test -e "$NOTES.go-on"; do /bin/sleep 0.05; done
test ! -e no-build && mkdir -p dist/client/_astro && date +%N > "dist/client/_astro/$(cat name).js"`,
  systemctl:
    'echo "$*" >> "$NOTES"; case "$1" in reload*) test ! -e "$NOTES.no-caddy" ;; disable) test ! -e "$NOTES.no-disable" ;; esac',
  curl: 'test ! -e "$NOTES.not-ready"',
  sleep: 'true',
};

interface Outcome {
  status: number | null;
  said: string;
}

/** A server set up as in docs/installation.md, in a folder of its own. */
export class UpgradedMachine {
  readonly base = temporaryFolder();
  /** The last line that the latest upgrade printed. */
  lastLine: string | undefined;
  readonly #notes = join(this.base, 'notes');

  constructor() {
    for (const [name, commands] of Object.entries(fakePrograms)) {
      this.write(`bin/${name}`, `#!/bin/sh\n${commands}\n`);
    }
    this.write('settings/clinic.env', 'DATABASE_URL=file:none.db\n');
    this.setServers('127.0.0.1:4321');
    mkdirSync(join(this.base, 'source'));
    this.#git('init', '--quiet');
    this.commit('one');
  }

  /** Makes one of the fake programs fail (`no-caddy`, `no-disable`, `not-ready`) or continue (`go-on`). */
  mark(name: string): void {
    writeFileSync(`${this.#notes}.${name}`, '');
  }

  setServers(servers: string): void {
    this.write('settings/caddy.env', `CLINIC_DOMAIN=c.example\nCLINIC_SERVERS=${servers}\n`);
  }

  get servers(): string | undefined {
    return /CLINIC_SERVERS=(.*)/.exec(this.read('settings/caddy.env'))?.[1];
  }

  /** The arguments of each call of the fake programs, one line each. */
  get noted(): string[] {
    return existsSync(this.#notes) ? readFileSync(this.#notes, 'utf8').trim().split('\n') : [];
  }

  /** The environment of the latest build. */
  get buildEnvironment(): string[] {
    return readFileSync(`${this.#notes}.environment`, 'utf8').split('\n');
  }

  get releases(): string[] {
    return readdirSync(join(this.base, 'releases')).sort();
  }

  /** The name of the release that a link points to: `current`, `4321` or `4322`. */
  linked(name: string): string | undefined {
    const link = join(this.base, name);
    return existsSync(link) ? basename(readlinkSync(link)) : undefined;
  }

  /** Adds a release as an earlier upgrade has left it, with links to it if any are given. */
  addRelease(name: string, ...links: string[]): void {
    const folder = join(this.base, 'releases', name);
    mkdirSync(folder, { recursive: true });
    for (const link of links) symlinkSync(folder, join(this.base, link));
  }

  list(folder = ''): string[] {
    return readdirSync(join(this.base, folder)).sort();
  }

  read(file: string): string {
    return readFileSync(join(this.base, file), 'utf8');
  }

  write(file: string, content: string): void {
    const path = join(this.base, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content, { mode: 0o755 });
  }

  /** Commits a revision whose backup does nothing, named by its only file, and returns its hash. */
  commit(name: string, files: Record<string, string> = {}): string {
    const node = '#!/bin/sh\necho backup >> "$NOTES"\n';
    for (const [file, content] of Object.entries({
      name,
      'node_modules/.bin/node': node,
      ...files,
    })) {
      this.write(join('source', file), content);
    }
    this.#git('add', '--all', '--force');
    this.#git('commit', '--quiet', '--message', name);
    return this.#git('rev-parse', 'HEAD').trim();
  }

  /** Runs an upgrade to its end. */
  async upgrade(revision = 'HEAD'): Promise<Outcome> {
    return this.startUpgrade(revision).ended;
  }

  /** Starts an upgrade in its own process group. */
  startUpgrade(revision = 'HEAD'): { child: ChildProcess; ended: Promise<Outcome> } {
    const child = spawn('/bin/sh', [script, revision], {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: `${join(this.base, 'bin')}:${process.env['PATH']}`,
        NOTES: this.#notes,
        CLINIC_BASE: this.base,
        CLINIC_SETTINGS: join(this.base, 'settings'),
        CLINIC_BACKUPS: join(this.base, 'backups'),
      },
    });
    endAtExit(child);
    const written = Promise.all([text(child.stdout), text(child.stderr)]);
    const ended = written.then(async ([output, said]) => {
      this.lastLine = output.trim().split('\n').at(-1);
      while (child.exitCode === null && child.signalCode === null) await new Promise(setImmediate);
      return { status: child.exitCode, said };
    });
    return { child, ended };
  }

  #git(...options: string[]): string {
    const author = ['-c', 'user.name=a', '-c', 'user.email=a@b.example'];
    const cwd = join(this.base, 'source');
    return spawnSync('git', [...author, ...options], { cwd, encoding: 'utf8' }).stdout;
  }
}
