import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/temporary.ts';

const script = resolve('deploy/upgrade.sh');

/** Programs of a real server, which only note what they are asked for. */
const fakePrograms = {
  runuser: 'shift 3; exec "$@"',
  npm: 'test ! -e no-build && mkdir -p dist/client/_astro && date +%N > "dist/client/_astro/$(cat name).js"',
  systemctl: 'echo "$*" >> "$NOTES"; case "$1" in reload*) test ! -e "$NOTES.no-caddy" ;; esac',
  curl: 'test ! -e "$NOTES.not-ready"',
  sleep: 'true',
};

describe.skipIf(process.platform !== 'linux')('an upgrade on a server', () => {
  let base: string;
  let notes: string;

  beforeEach(() => {
    base = temporaryFolder();
    notes = join(base, 'notes');
    for (const folder of ['bin', 'source', 'settings']) mkdirSync(join(base, folder));
    for (const [name, commands] of Object.entries(fakePrograms)) {
      writeFileSync(join(base, 'bin', name), `#!/bin/sh\n${commands}\n`);
      chmodSync(join(base, 'bin', name), 0o755);
    }
    writeFileSync(join(base, 'settings/clinic.env'), 'DATABASE_URL=file:none.db\n');
    writeFileSync(caddyEnv(), 'CLINIC_DOMAIN=c.example\nCLINIC_SERVERS=127.0.0.1:4321\n');
    git('init', '--quiet');
    commit('one');
  });

  const caddyEnv = () => join(base, 'settings/caddy.env');
  const servers = () => /CLINIC_SERVERS=(.*)/.exec(readFileSync(caddyEnv(), 'utf8'))?.[1];
  const noted = () => readFileSync(notes, 'utf8').trim().split('\n');
  const git = (...options: string[]) =>
    spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...options], {
      cwd: join(base, 'source'),
    });

  /** A revision whose backup does nothing, named by its only file. */
  function commit(name: string, files: Record<string, string> = {}) {
    const fake = {
      name,
      'node_modules/.bin/node': '#!/bin/sh\necho backup >> "$NOTES"\n',
      ...files,
    };
    for (const [file, text] of Object.entries(fake)) {
      const path = join(base, 'source', file);
      mkdirSync(join(path, '..'), { recursive: true });
      writeFileSync(path, text, { mode: 0o755 });
    }
    git('add', '--all', '--force');
    git('commit', '--quiet', '--message', name);
  }

  function upgrade(revision = 'HEAD') {
    const { status, stderr } = spawnSync('/bin/sh', [script, revision], {
      encoding: 'utf8',
      env: {
        PATH: `${join(base, 'bin')}:${process.env['PATH']}`,
        NOTES: notes,
        CLINIC_BASE: base,
        CLINIC_SETTINGS: join(base, 'settings'),
        CLINIC_BACKUPS: join(base, 'backups'),
      },
    });
    return { status, stderr };
  }

  it('starts the new release, then sends visitors there, then stops the old one', () => {
    expect(upgrade()).toMatchObject({ status: 0, stderr: '' });
    expect(noted()).toEqual([
      'restart clinic@4322',
      'reload-or-restart caddy',
      'enable --quiet clinic@4322',
      'disable --quiet clinic@4321',
      'stop clinic@4321',
    ]);
    expect(servers()).toBe('127.0.0.1:4322');
    expect(readlinkSync(join(base, 'current'))).toBe(readlinkSync(join(base, '4322')));
  });

  it('the next time backs up, goes to the other port, and keeps the older hashed files', () => {
    upgrade();
    commit('two');
    expect(upgrade()).toMatchObject({ status: 0 });
    expect(noted()).toContain('backup');
    expect(servers()).toBe('127.0.0.1:4321');
    expect(readdirSync(join(base, 'files/_astro')).sort()).toEqual(['one.js', 'two.js']);
  });

  it.each([
    ['the build fails', () => commit('bad', { 'no-build': '' })],
    ['the release does not get ready', () => writeFileSync(`${notes}.not-ready`, '')],
    ['Caddy refuses the change', () => writeFileSync(`${notes}.no-caddy`, '')],
  ])('leaves visitors where they are when %s', (_what, spoil) => {
    spoil();
    const { status, stderr } = upgrade();
    expect(status).toBe(1);
    expect(stderr).toContain('Nothing has changed.');
    expect(servers()).toBe('127.0.0.1:4321');
    expect(readdirSync(base)).not.toContain('current');
  });

  it('says so when there is no such revision', () => {
    expect(upgrade('no-such').stderr).toContain('There is no revision no-such.');
  });

  it('keeps three releases', { timeout: 60_000 }, () => {
    for (const name of ['20200101T000000Z', '20200102T000000Z', '20200103T000000Z']) {
      mkdirSync(join(base, 'releases', name), { recursive: true });
    }
    upgrade();
    const left = readdirSync(join(base, 'releases')).sort();
    expect(left).toHaveLength(3);
    expect(left.at(-1)).toBe(basename(readlinkSync(join(base, 'current'))));
    expect(left).not.toContain('20200101T000000Z');
  });
});
