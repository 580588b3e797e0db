import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { glob } from 'tinyglobby';
import { type ProgramExit, spawnAndWait } from '../programs/run-program.ts';

/**
 * Keeps a build under 700 MB. The bundler uses one thread, which is as fast as several. Node's heap is limited, because
 * otherwise it would grow to use all memory.
 */
export const buildEnvironment = {
  RAYON_NUM_THREADS: '1',
  ROLLDOWN_MAX_BLOCKING_THREADS: '1',
  TOKIO_WORKER_THREADS: '1',
  NODE_OPTIONS:
    `${process.env['NODE_OPTIONS'] ?? ''} --max-old-space-size=256 --max-semi-space-size=2`.trim(),
};

/** Lines of a stack trace, which are hidden; "npx astro build" shows them. */
const stackTrace = /^\s*(Stack trace:|at .*[:/]\d+\)?)$/;

/** The system kills a process when memory runs out; Node aborts one that exceeds its heap limit. */
const outOfMemory = `The site was not built: there was probably not enough memory. A build needs about 700 MB.
Stop other programs, add swap, or make a release on another machine (npm run release -- archive).`;

const output = 'dist';
const stamp = join(output, '.built-from');

const brotli = promisify(brotliCompress);
const gzipBody = promisify(gzip);

/** Files worth compressing; pictures and fonts are compressed already. */
const textFiles = '**/*.{html,css,js,svg,xml,txt,vcf,webmanifest,ico}';

/** Builds the site into `dist/` if the code that it is made from has changed since the last build. */
export async function buildIfStale(): Promise<void> {
  const hash = await hashSources();
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === hash) return;
  await build(hash);
}

/** Builds the site into `dist/`. If that fails, ends the process with the build's exit status. */
export async function build(hash?: string): Promise<void> {
  const sourceHash = hash ?? (await hashSources());
  const exit = await spawnAndWait('astro', ['build', '--silent'], buildEnvironment, stackTrace);
  if (exit.status !== 0) failBuild(exit);
  await compressFolder(join(output, 'client'));
  await writeFile(stamp, sourceHash);
}

function failBuild({ status, signal }: ProgramExit): never {
  console.error(
    signal === 'SIGKILL' || signal === 'SIGABRT' ? outOfMemory : 'The site was not built.',
  );
  process.exit(status);
}

/** The hash of the code that a build depends on. */
async function hashSources(): Promise<string> {
  const patterns = ['src/**', 'shared/**', 'astro.config.ts', 'tsconfig.json', 'package-lock.json'];
  const sources = await glob(patterns, { absolute: true });
  const hash = createHash('sha256');
  for (const file of sources.sort()) {
    hash.update(`${file}\n`).update(await readFile(file));
  }
  return hash.digest('hex');
}

/** Writes `.br` and `.gz` forms, at the highest compression, beside every text file of a folder. */
async function compressFolder(folder: string): Promise<void> {
  const files = await glob(textFiles, { cwd: folder, absolute: true });
  const queue = files.values();
  const work = async () => {
    for (const file of queue) await compressFile(file);
  };
  await Promise.all(Array.from({ length: 4 }, work));
}

async function compressFile(file: string): Promise<void> {
  const body = await readFile(file);
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const [br, gz] = await Promise.all([
    brotli(body, { params: quality }),
    gzipBody(body, { level: 9 }),
  ]);
  if (br.length < body.length) await writeFile(`${file}.br`, br);
  if (gz.length < body.length) await writeFile(`${file}.gz`, gz);
}
