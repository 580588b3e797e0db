import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

const decompress = promisify(brotliDecompress);

/** An npm package that carries a Chromium of December 2020 for Linux, with the libraries that it needs. */
const carrier = 'chrome-aws-lambda@5.5.0';

const folder = resolve('node_modules/.cache/chromium-88');

/** The oldest supported Chromium, and its libraries. */
export const chromium88 = { program: join(folder, 'chromium'), libraries: join(folder, 'lib') };

/** Downloads Chromium 88 into the cache, unless it is there. It is too large and too old to be a dependency. */
export async function fetchChromium88(): Promise<void> {
  if (existsSync(chromium88.program)) return;
  console.log('Fetching Chromium 88...');
  const begun = `${folder}.begun`;
  await rm(begun, { recursive: true, force: true });
  await mkdir(join(begun, 'swiftshader'), { recursive: true });
  const run = (program: string, ...words: string[]) =>
    execFileSync(program, words, { cwd: begun, stdio: ['ignore', 'ignore', 'inherit'] });
  run('npm', 'pack', '--silent', carrier);
  const [archive = ''] = await readdir(begun).then((names) => names.filter(isArchive));
  run('tar', 'xf', archive);
  const unpack = async (name: string) => {
    const packed = await readFile(join(begun, 'package/bin', `${name}.br`));
    await writeFile(join(begun, name), await decompress(packed), { mode: 0o755 });
  };
  for (const name of ['chromium', 'aws.tar', 'swiftshader.tar']) await unpack(name);
  run('tar', 'xf', 'aws.tar');
  // Without SwiftShader in this folder it retries the GPU process forever.
  run('tar', 'xf', 'swiftshader.tar', '-C', 'swiftshader');
  for (const name of ['package', archive, 'aws.tar', 'swiftshader.tar']) {
    await rm(join(begun, name), { recursive: true });
  }
  await rename(begun, folder);
}

function isArchive(name: string): boolean {
  return name.endsWith('.tgz');
}
