import { type ChildProcess, spawn } from 'node:child_process';
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
import { killAtExit } from '../support/at-exit.ts';
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
    # A relative program is looked up in the caller's folder, not in WorkingDirectory.
    [!/]*/*) echo "Failed to find executable $1" >&2; exit 1 ;;
    *) exec "$@" ;;
  esac
  shift
done`,
  systemctl: `
if test "$1" = is-active; then test ! -e "$CLINIC_BASE/current/crashes"; exit; fi
echo "$*" >> "$CALLS"`,
  curl: 'test ! -e "$CLINIC_BASE/current/crashes" && test ! -e "$CLINIC_BASE/current/hangs"',
  sleep: 'true',
};

/** A release's own Node, which runs nothing but the check of the clinic's folder, and backups. */
const fakeNode = `#!/bin/sh
if test "$1" = --version; then test ! -e "$(dirname "$0")/../../no-node"; exit; fi
if test "$1" = scripts/clinic.ts; then
  env > "$CALLS.environment"
  echo checking >> "$CALLS"
  while test -e slow && ! test -e "$CALLS.go-on"; do /bin/sleep 0.05; done
  test ! -e mistakes
  exit
fi
test "$1" = server/commands/backup.ts || exit 0
if test "$2" = restore; then
  echo "restore $(basename "$3")" >> "$CALLS"
  test ! -e "$CALLS.no-restore"
  exit
fi
echo backup >> "$CALLS"
test ! -e "$CALLS.no-backup" && touch "$2/clinic-$(ls "$2" | wc -l).tar.gz"
`;

interface Outcome {
  status: number | null;
  errors: string;
}

/** A server set up as in docs/installation.md, in a folder of its own. */
export class UpgradedMachine {
  readonly base = temporaryFolder();
  readonly #callsFile = join(this.base, 'calls');
  #release = '';

  constructor() {
    for (const [name, commands] of Object.entries(fakePrograms)) {
      this.write(`bin/${name}`, `#!/bin/sh\n${commands}\n`);
    }
    this.write('settings/clinic.env', 'DATABASE_URL=file:none.db\n');
    this.setServers('127.0.0.1:4321');
    mkdirSync(join(this.base, 'backups'));
    this.unpack('one');
  }

  /** Makes one of the fake programs fail (`no-backup`, `no-restore`) or continue (`go-on`). */
  setFlag(name: string): void {
    writeFileSync(`${this.#callsFile}.${name}`, '');
  }

  setServers(servers: string): void {
    this.write('settings/caddy.env', `CLINIC_DOMAIN=c.example\nCLINIC_SERVERS=${servers}\n`);
  }

  /** The arguments of each call of the fake programs, one line each. */
  get calls(): string[] {
    return existsSync(this.#callsFile)
      ? readFileSync(this.#callsFile, 'utf8').trim().split('\n')
      : [];
  }

  /** The environment of the latest check of the clinic's folder. */
  get checkEnvironment(): string[] {
    return readFileSync(`${this.#callsFile}.environment`, 'utf8').split('\n');
  }

  get releases(): string[] {
    return readdirSync(join(this.base, 'releases')).sort();
  }

  /** The name of the release in use. */
  get current(): string | undefined {
    const link = join(this.base, 'current');
    return existsSync(link) ? basename(readlinkSync(link)) : undefined;
  }

  /** Adds a release as an earlier upgrade left it. */
  addRelease(name: string): void {
    this.write(`releases/${name}/node_modules/.bin/node`, fakeNode);
  }

  /** Adds a release as an earlier upgrade left it, and makes it the current one. */
  serve(name: string): void {
    this.addRelease(name);
    symlinkSync(join(this.base, 'releases', name), join(this.base, 'current'));
  }

  list(folder = ''): string[] {
    return readdirSync(join(this.base, folder)).sort();
  }

  write(file: string, content: string): void {
    const path = join(this.base, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content, { mode: 0o755 });
  }

  /** Unpacks a new release. With a file named `crashes` or `hangs` in it, its server crashes or hangs. */
  unpack(name: string, files: Record<string, string> = {}): void {
    const allFiles = {
      'node_modules/.bin/node': fakeNode,
      'package.json': `{\n  "version": "${name}",\n}`,
      [`dist/client/_astro/${name}.js`]: '',
      ...files,
    };
    this.#release = `uploaded/${name}`;
    for (const [file, content] of Object.entries(allFiles)) {
      this.write(`${this.#release}/${file}`, content);
    }
  }

  /** Runs an upgrade to its end. */
  async upgrade(release = this.#release): Promise<Outcome> {
    return this.startUpgrade(release).outcome;
  }

  /** Starts an upgrade in its own process group. */
  startUpgrade(release = this.#release): { child: ChildProcess; outcome: Promise<Outcome> } {
    const child = spawn('/bin/sh', [script, join(this.base, release)], {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: `${join(this.base, 'bin')}:${process.env['PATH']}`,
        CALLS: this.#callsFile,
        CLINIC_BASE: this.base,
        CLINIC_SETTINGS: join(this.base, 'settings'),
        CLINIC_BACKUPS: join(this.base, 'backups'),
      },
    });
    killAtExit(child);
    const streams = Promise.all([text(child.stdout), text(child.stderr)]);
    const outcome = streams.then(async ([, errors]) => {
      while (child.exitCode === null && child.signalCode === null) await new Promise(setImmediate);
      return { status: child.exitCode, errors };
    });
    return { child, outcome };
  }
}
