import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { measurePages } from './bench/pages.ts';
import { measureScale } from './bench/scale.ts';
import { measureServer } from './bench/server.ts';
import { showPages, showScale, showServer } from './bench/tables.ts';
import { loadEnvironment } from './environment.ts';
import { buildWhereStale } from './site-build.ts';

// npm run bench [-- PART ...]: measures on this machine, prints tables, writes bench/latest.json.
const usage = `What is measured; without a word: server and pages.

  npm run bench                  everything but scale
  npm run bench -- server        requests a second, beside nginx where it is installed; memory
  npm run bench -- pages         one page of each kind: its weight, and Lighthouse's medians of five
  npm run bench -- scale         the build of 5,000 towns and 2,000 articles; takes a quarter of an hour`;

const parts = ['server', 'pages', 'scale'];
const asked = process.argv.slice(2);
if (asked.some((word) => !parts.includes(word))) {
  console.error(usage);
  process.exit(1);
}
const wanted = new Set(asked.length > 0 ? asked : parts.slice(0, 2));

loadEnvironment();
await buildWhereStale();
const found: Record<string, unknown> = {};
if (wanted.has('server')) showServer(await keep('server', measureServer()));
if (wanted.has('pages')) showPages(await keep('pages', measurePages()));
if (wanted.has('scale')) {
  showScale(await keep('scale', measureScale({ towns: 5_000, articles: 2_000 })));
}
await writeReport();

async function keep<T>(name: string, measuring: Promise<T>): Promise<T> {
  const load = loadavg()[0];
  const result = await measuring;
  found[name] = { measured: new Date().toISOString(), loadBefore: load, ...result };
  return result;
}

/** Parts that were not measured this time keep their last figures. */
async function writeReport(): Promise<void> {
  const file = 'bench/latest.json';
  const last = JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as object;
  const machine = {
    processors: availableParallelism(),
    processor: cpus()[0]?.model,
    memoryGigabytes: Math.round(totalmem() / 1024 ** 3),
    system: `${process.platform} ${process.arch}`,
    node: process.version,
  };
  await mkdir('bench', { recursive: true });
  await writeFile(file, `${JSON.stringify({ ...last, machine, ...found }, null, 2)}\n`);
  console.log(`\nWritten to ${file}.`);
  // A program of the measurements may have left something open.
  process.exit(0);
}
