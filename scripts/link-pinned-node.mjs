// Links node_modules/.bin/node to the Node that package.json pins for this platform. npm 11 does so
// automatically; npm 10 deletes its own link when it skips the packages of other platforms. This runs after
// each `npm install`, so it too must run on any Node from 20 up. It also deletes the headers that come with that Node,
// 67 MB: nothing is compiled here.
import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const binaries = join(root, 'node_modules', '.bin');
const platform = `${process.platform}-${process.arch}`;
const packageName = platform === 'darwin-arm64' ? `node-bin-${platform}` : `node-${platform}`;

if (existsSync(join(root, 'node_modules', packageName, 'bin', 'node'))) {
  rmSync(join(root, 'node_modules', packageName, 'include'), { recursive: true, force: true });
  const link = join(binaries, 'node');
  const temporaryLink = `${link}.${process.pid}`;
  mkdirSync(binaries, { recursive: true });
  rmSync(temporaryLink, { force: true });
  symlinkSync(join('..', packageName, 'bin', 'node'), temporaryLink);
  renameSync(temporaryLink, link);
}
