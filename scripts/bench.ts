import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { measureDesk } from './bench/desk.ts';
import { exceedsLimit, type Figure } from './bench/figures.ts';
import { measurePages } from './bench/pages.ts';
import { measureServer } from './bench/server.ts';
import { measureSize } from './bench/size.ts';
import { buildIfStale } from './build/site-build.ts';

// npm run bench [-- PART ...]: measures on this machine, prints all figures, writes bench/latest.json, and exits with 1 if
// a figure is beyond its limit. Settings in .env are ignored.
const usage = `The parts that can be measured; all of them if none is named:

  npm run bench -- server    start, memory, and responses a second compared with nginx and sirv
  npm run bench -- pages     Home and an article in each language, on Lighthouse's simulated phone
  npm run bench -- desk      the desk with 10,000 enquiries and 200 publications
  npm run bench -- size      the packages that serve the site, and a build`;

const parts = { server: measureServer, pages: measurePages, desk: measureDesk, size: measureSize };

const partNames = process.argv.slice(2);
if (partNames.some((name) => !(name in parts))) {
  console.error(usage);
  process.exit(1);
}
const selectedParts = (
  partNames.length > 0 ? partNames : Object.keys(parts)
) as (keyof typeof parts)[];

await buildIfStale();
const report: Record<string, unknown> = {};
const allFigures: Figure[] = [];
for (const part of selectedParts) {
  const folder = await mkdtemp(join(tmpdir(), 'clinic-bench-'));
  const [loadBefore = 0] = loadavg();
  console.log(`\n${part}, at a load of ${loadBefore.toFixed(1)}:`);
  const figures: Figure[] = [];
  for await (const figure of parts[part](folder)) {
    figures.push(figure);
    console.log(`  ${figure.subject}: ${figure.name} ${withUnit(figure)}`);
  }
  report[part] = {
    measured: new Date().toISOString(),
    loadBefore,
    figures: figures.map(roundFigure),
  };
  allFigures.push(...figures);
  await rm(folder, { recursive: true, force: true });
}
await writeReport();
console.table(allFigures.map(row));
const failures = allFigures.filter(exceedsLimit).length;
if (failures > 0) console.log(`${failures} of these figures are beyond their limit (!).`);
process.exit(failures > 0 ? 1 : 0);

function row(figure: Figure) {
  const { subject, name, atMost, atLeast } = figure;
  const maximum = atMost === undefined ? '' : `at most ${atMost}`;
  const limit = atLeast === undefined ? maximum : `at least ${atLeast}`;
  return {
    subject,
    name,
    measured: withUnit(figure),
    limit,
    '': exceedsLimit(figure) ? '!' : '',
  };
}

function withUnit(figure: Figure): string {
  return `${roundFigure(figure).value} ${figure.unit}`;
}

/** The figure with three significant digits, or as an integer. */
function roundFigure(figure: Figure): Figure {
  const { value } = figure;
  return { ...figure, value: value < 100 ? Number(value.toPrecision(3)) : Math.round(value) };
}

/** Writes the report; parts that were not measured keep their last figures. */
async function writeReport(): Promise<void> {
  const file = 'bench/latest.json';
  const lastReport = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
  const machine = {
    processor: `${availableParallelism()} x ${cpus()[0]?.model}`,
    memoryGigabytes: Math.round(totalmem() / 1_024 ** 3),
    system: `${process.platform} ${process.arch}`,
    node: process.version,
  };
  const measurements = Object.keys(parts).map((part) => [part, report[part] ?? lastReport[part]]);
  const newReport = { machine, ...Object.fromEntries(measurements) };
  await writeFile(file, `${JSON.stringify(newReport, null, 2)}\n`);
}
