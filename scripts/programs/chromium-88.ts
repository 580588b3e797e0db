import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

const decompress = promisify(brotliDecompress);

/** An npm package that contains a Chromium of December 2020 for Linux, with the libraries that it needs. */
const npmPackage = 'chrome-aws-lambda@5.5.0';

const folder = resolve('node_modules/.cache/chromium-88');

/** The oldest supported Chromium, and its libraries. */
export const chromium88 = { program: join(folder, 'chromium'), libraries: join(folder, 'lib') };

/** Downloads Chromium 88 into the cache, unless it is already there. It is too large and too old to be a dependency. */
export async function fetchChromium88(): Promise<void> {
  if (existsSync(chromium88.program)) return;
  console.log('Fetching Chromium 88...');
  const unfinishedFolder = `${folder}.unfinished`;
  await rm(unfinishedFolder, { recursive: true, force: true });
  await mkdir(join(unfinishedFolder, 'swiftshader'), { recursive: true });
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, { cwd: unfinishedFolder, stdio: ['ignore', 'ignore', 'inherit'] });
  run('npm', 'pack', '--silent', npmPackage);
  const [archive = ''] = await readdir(unfinishedFolder).then((names) => names.filter(isArchive));
  run('tar', 'xf', archive);
  const unpack = async (name: string) => {
    const compressedFile = await readFile(join(unfinishedFolder, 'package/bin', `${name}.br`));
    await writeFile(join(unfinishedFolder, name), await decompress(compressedFile), {
      mode: 0o755,
    });
  };
  for (const name of ['chromium', 'aws.tar', 'swiftshader.tar']) await unpack(name);
  run('tar', 'xf', 'aws.tar');
  // Without SwiftShader in this folder, Chromium restarts its GPU process forever.
  run('tar', 'xf', 'swiftshader.tar', '-C', 'swiftshader');
  for (const name of ['package', archive, 'aws.tar', 'swiftshader.tar']) {
    await rm(join(unfinishedFolder, name), { recursive: true });
  }
  await rename(unfinishedFolder, folder);
}

function isArchive(name: string): boolean {
  return name.endsWith('.tgz');
}
