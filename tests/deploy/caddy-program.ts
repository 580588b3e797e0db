import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const folder = resolve(import.meta.dirname, '../../.cache/caddy');
const unpacked = join(folder, 'usr/bin/caddy');

/**
 * Finds Caddy, or unpacks Debian's package beside the project, as installing it would start a web server on
 * this machine.
 * @returns its path; undefined if there is none
 */
export function findCaddy(): string | undefined {
  // Each test visitor has her own loopback address, which only Linux allows.
  if (process.platform !== 'linux') return undefined;
  const found = ['/usr/bin/caddy', '/usr/local/bin/caddy', unpacked].find((place) =>
    existsSync(place),
  );
  if (found || !existsSync('/usr/bin/apt-get')) return found;
  mkdirSync(folder, { recursive: true });
  const isRoot = process.getuid?.() === 0;
  if (!download() && isRoot) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    download();
  }
  const [file] = readdirSync(folder).filter((name) => name.endsWith('.deb'));
  if (file) spawnSync('dpkg', ['-x', join(folder, file), folder], { stdio: 'ignore' });
  return existsSync(unpacked) ? unpacked : undefined;
}

function download(): boolean {
  const { status } = spawnSync('apt-get', ['download', '-qq', 'caddy'], {
    cwd: folder,
    stdio: 'ignore',
    timeout: 60_000,
  });
  return status === 0;
}
