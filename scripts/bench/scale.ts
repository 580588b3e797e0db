import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { glob } from 'tinyglobby';
import { buildMemory } from '../site-build.ts';
import { type ClinicSize, makeBigClinic } from './big-clinic.ts';

/** What the build of one clinic takes. */
export interface BuildCost {
  pages: number;
  seconds: number;
  millisecondsPerPage: number;
  /** Most memory the build ever held, in MB. */
  peakMegabytes: number;
  /** Size of what was built, compressed forms included, in MB. */
  builtMegabytes: number;
}

/** A whole build as `npm run build` makes it, in folders of its own, that says what it took. */
const program = `
import { build } from 'astro';
import { compressFolder } from './scripts/compress-folder.ts';
const [outDir, cacheDir] = process.argv.slice(1);
const begin = performance.now();
await build({ outDir, cacheDir, logLevel: 'error' });
await compressFolder(outDir + '/client');
const seconds = (performance.now() - begin) / 1000;
// Linux and macOS count in different units.
const unit = process.platform === 'darwin' ? 1024 * 1024 : 1024;
console.log(JSON.stringify({ seconds, peak: process.resourceUsage().maxRSS / unit }));
process.exit(0);
`;

/** Builds the sample clinic and a large one made of it, one after the other. */
export async function measureScale(
  size: ClinicSize,
): Promise<{ small: BuildCost; big: BuildCost }> {
  const folder = await mkdtemp(join(tmpdir(), 'clinic-scale-'));
  try {
    // What is built imports packages, so they must be within its reach.
    await symlink(resolve('node_modules'), join(folder, 'node_modules'));
    const clinic = join(folder, 'clinic');
    await makeBigClinic(resolve('clinic'), clinic, size);
    const small = await measureBuild(resolve('clinic'), join(folder, 'small'));
    const big = await measureBuild(clinic, join(folder, 'big'));
    return { small, big };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureBuild(clinic: string, folder: string): Promise<BuildCost> {
  const output = join(folder, 'dist');
  const options = [
    buildMemory,
    '--input-type=module',
    '--eval',
    program,
    output,
    join(folder, 'cache'),
  ];
  const child = spawn(process.execPath, options, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, CLINIC_DIR: clinic, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  const [said, [status]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  if (status !== 0) throw new Error(`The build of ${clinic} ended with ${status}.`);
  const { seconds, peak } = JSON.parse(said.trim().split('\n').at(-1) ?? '{}') as {
    seconds: number;
    peak: number;
  };
  const pages = (await glob('**/*.html', { cwd: join(output, 'client') })).length;
  return {
    pages,
    seconds,
    millisecondsPerPage: (seconds * 1000) / pages,
    peakMegabytes: peak,
    builtMegabytes: await sizeOf(output),
  };
}

async function sizeOf(folder: string): Promise<number> {
  const files = await glob('**', { cwd: folder, absolute: true, dot: true });
  let bytes = 0;
  for (const file of files) bytes += (await stat(file)).size;
  return bytes / 1024 / 1024;
}
