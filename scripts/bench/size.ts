import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { buildEnvironment } from '../build/site-build.ts';
import type { Figure } from './figures.ts';
import { memoryOf } from './our-server.ts';

const run = promisify(execFile);

/** Measures the disk space of the packages that serve the site, and a build. */
export async function* measureSize(folder: string): AsyncGenerator<Figure> {
  const packages = await run('npm', ['ls', '--omit=dev', '--all', '--parseable']).then(linesOf);
  const size = await kilobytesOf(packages.slice(1));
  yield { subject: 'node_modules', name: 'to serve', value: size / 1_024, unit: 'MB', atMost: 400 };
  const output = join(folder, 'dist');
  const start = performance.now();
  const build = spawn('astro', ['build', '--silent', '--outDir', output], {
    stdio: 'inherit',
    env: { ...process.env, ...buildEnvironment },
  });
  const exit = once(build, 'exit');
  let peak = 0;
  while (build.exitCode === null) {
    peak = Math.max(peak, memoryOf(build.pid));
    await Promise.race([exit, wait(200)]);
  }
  if (build.exitCode !== 0) throw new Error('The site was not built.');
  const seconds = (performance.now() - start) / 1_000;
  yield { subject: 'a build', name: 'memory', value: peak, unit: 'MB', atMost: 700 };
  yield { subject: 'a build', name: 'time', value: seconds, unit: 's' };
  const kilobytes = await kilobytesOf([output]);
  yield { subject: 'a build', name: 'size', value: kilobytes / 1_024, unit: 'MB' };
}

/** The disk usage of folders; nested ones count once. */
async function kilobytesOf(folders: string[]): Promise<number> {
  const lines = await run('du', ['-sk', ...folders]).then(linesOf);
  return lines.reduce((sum, line) => sum + Number.parseInt(line, 10), 0);
}

function linesOf({ stdout }: { stdout: string }): string[] {
  return stdout.trim().split('\n');
}
