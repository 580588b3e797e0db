// Runs one of the project's tasks on the Node that the project pins, installing first where
// node_modules is missing or stale. This file alone must run on any Node from 20 up.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const pinnedNode = join(root, 'node_modules', '.bin', 'node');
const stamp = join(root, 'node_modules', '.installed');
const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');

const [task = 'start', ...options] = process.argv.slice(2);
installWhereNeeded();
runTask();

function installWhereNeeded() {
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (installed === wanted && existsSync(pinnedNode)) return;
  console.log('Installing dependencies...');
  const npm = process.env['npm_execpath'];
  const command = npm ? [process.execPath, npm] : ['npm'];
  const [program, ...first] = command;
  // Not `npm ci`: the lockfile may lack the binaries of another platform than the one it was made
  // on, and `npm ci` then refuses. Versions are those of the lockfile all the same.
  const install = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync(program, [...first, ...install], { cwd: root, stdio: 'inherit' });
  if (status !== 0 || !existsSync(pinnedNode)) {
    console.error('The dependencies could not be installed. Is the npm registry within reach?');
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}

function runTask() {
  const path = `${join(root, 'node_modules', '.bin')}:${process.env['PATH'] ?? ''}`;
  const child = spawn(pinnedNode, [join(root, 'scripts', `${task}.ts`), ...options], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: path },
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
}
