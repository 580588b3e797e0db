// Runs one of the project's tasks on the Node that the project pins, after installing dependencies if they
// are missing or stale. This file and link-pinned-node.mjs must run on any Node from 20 up.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const pinnedNode = join(root, 'node_modules', '.bin', 'node');
const stampFile = join(root, 'node_modules', '.installed');
const lockHash = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');

const [task = 'start', ...options] = process.argv.slice(2);
installIfNeeded();
checkPinnedNode();
runTask();

function installIfNeeded() {
  const installedHash = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
  if (installedHash === lockHash && existsSync(pinnedNode)) return;
  console.log('Installing dependencies...');
  const npm = process.env['npm_execpath'];
  const command = npm ? [process.execPath, npm] : ['npm'];
  const [program, ...firstArguments] = command;
  // Not `npm ci`: it refuses a lockfile without this platform's binaries, and one made on another platform may lack
  // them. Versions still come from the lockfile.
  const install = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync(program, [...firstArguments, ...install], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0)
    fail('The dependencies could not be installed. Check the connection to the npm registry.');
  if (!existsSync(pinnedNode)) {
    fail(
      `No Node was installed for ${process.platform} ${process.arch}. package.json lists the supported platforms under optionalDependencies; do not let npm omit them or ignore scripts.`,
    );
  }
  writeFileSync(stampFile, lockHash);
}

/** On Linux, Node needs a library that a minimal system may lack. */
function checkPinnedNode() {
  const { status, stderr } = spawnSync(pinnedNode, ['--version'], { encoding: 'utf8' });
  if (status === 0) return;
  const isLibraryMissing = stderr?.includes('libatomic.so.1');
  if (isLibraryMissing && process.getuid?.() === 0 && installLibrary()) return;
  const remedy = isLibraryMissing ? 'On Debian or Ubuntu: sudo apt-get install libatomic1' : '';
  fail(`${stderr}The Node of this project does not run here. ${remedy}`);
}

function installLibrary() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...options) =>
    spawnSync('apt-get', ['-qq', ...options], { stdio: 'inherit', env }).status === 0;
  return aptGet('update') && aptGet('install', '-y', 'libatomic1');
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

function fail(message) {
  console.error(message);
  process.exit(1);
}
