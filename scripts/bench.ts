import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { measureDesk } from './bench/desk.ts';
import { measurePage } from './bench/lighthouse.ts';
import { measureManyPosts } from './bench/many-posts.ts';
import { memoryOf, startOurServer } from './bench/servers.ts';
import { measureSiteEditor } from './bench/site-editor.ts';
import { writeStaticFiles } from './bench/static-files.ts';
import { type Figures, showTable } from './bench/table.ts';
import { client, compare, startNginx, startSirv } from './bench/throughput.ts';
import { buildWhereStale } from './build/site-build.ts';
import { addAndroidFonts } from './programs/android-fonts.ts';

// npm run bench [-- PART ...]: measures on this machine, prints one table, writes bench/latest.json,
// and exits with 1 if a figure is beyond its limit. Settings in .env are ignored.
const usage = `The parts that can be measured; all of them if none is named:

  npm run bench -- pages     Lighthouse's medians of five, and the weight, of one page of each kind
  npm run bench -- server    requests a second of the same pages, beside sirv and nginx; memory
  npm run bench -- posts     a table of 10,000 posts
  npm run bench -- desk      50,000 enquiries at the desk
  npm run bench -- site      the editor of the site with 1,000 changes`;

const parts = {
  pages: measurePages,
  server: measureServer,
  posts: measureManyPosts,
  desk: measureDesk,
  site: measureSiteEditor,
};

/** One page of each kind. */
const pages = {
  Home: '/',
  Offers: '/offers',
  'an article': '/blog/what-is-angioplasty',
  'a town': '/locations/sakoli',
  Contact: '/contact',
  Blog: '/blog',
  'Home in Hindi': '/hi',
  'Home in Marathi': '/mr',
};

/** Those that are rendered on demand. */
const rendered = ['/contact', '/blog'];

const named = process.argv.slice(2);
if (named.some((word) => !(word in parts))) {
  console.error(usage);
  process.exit(1);
}
const wanted = (named.length > 0 ? named : Object.keys(parts)) as (keyof typeof parts)[];

await buildWhereStale();
await addAndroidFonts();
const folder = await mkdtemp(join(tmpdir(), 'clinic-bench-'));
const report: Record<string, unknown> = {};
const rows: Record<string, Figures> = {};
for (const part of wanted) {
  const [loadBefore] = loadavg();
  const figures = await parts[part](folder);
  report[part] = { measured: new Date().toISOString(), loadBefore, ...figures };
  for (const [row, measured] of Object.entries(figures)) rows[row] = { ...rows[row], ...measured };
}
await rm(folder, { recursive: true, force: true });
await writeReport();
const beyond = showTable(rows);
if (beyond > 0) console.log(`${beyond} of these figures are beyond their limits (!).`);
process.exit(beyond > 0 ? 1 : 0);

async function measurePages(): Promise<Record<string, Figures>> {
  const server = await startOurServer(folder);
  await server.settled;
  // Browsers treat localhost as a secure context, like the real site.
  const url = server.url.replace('127.0.0.1', 'localhost');
  try {
    // A warm-up run: Lighthouse's own code is slow the first time, and competes with the page for the CPU.
    await measurePage(url, 1);
    const figures: Record<string, Figures> = {};
    for (const [page, path] of Object.entries(pages)) {
      figures[page] = await measurePage(url + path, 5);
    }
    return figures;
  } finally {
    await server.stop();
  }
}

async function measureServer(): Promise<Record<string, Figures>> {
  const ours = await startOurServer(folder);
  await ours.settled;
  const copies = join(folder, 'pages');
  const paths = Object.values(pages).filter((path) => !rendered.includes(path));
  await writeStaticFiles(copies, ours.url, paths);
  const sirv = await startSirv(copies);
  const nginx = await startNginx(folder, copies, ours.url);
  console.log(`Load from ${client}: 64 connections, brotli, medians of three rounds.`);
  if (!nginx) console.log('nginx is not installed, so it is skipped.');
  try {
    const figures: Record<string, Figures> = {};
    for (const [page, path] of Object.entries(pages)) {
      // The other servers have only the pages that every visitor gets alike.
      const others = (await fetch(sirv.url + path)).ok ? [sirv, nginx] : [];
      const urls = [ours, ...others].flatMap((server) => (server ? [server.url + path] : []));
      const [own, ofSirv, ofNginx] = await compare(urls);
      figures[page] = {
        ...own,
        ...(own && ofSirv && { ofSirv: own.perSecond / ofSirv.perSecond }),
        ...(own && ofNginx && { ofNginx: own.perSecond / ofNginx.perSecond }),
      };
    }
    return { ...figures, 'our server': { megabytes: memoryOf(ours.pid) } };
  } finally {
    for (const server of [ours, sirv, nginx]) await server?.stop();
  }
}

/** Writes the report; parts not measured this time keep their last figures. */
async function writeReport(): Promise<void> {
  const file = 'bench/latest.json';
  const last = JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as object;
  const machine = {
    processor: `${availableParallelism()} x ${cpus()[0]?.model}`,
    memoryGigabytes: Math.round(totalmem() / 1_024 ** 3),
    system: `${process.platform} ${process.arch}`,
    node: process.version,
  };
  const rounded = (_: string, value: unknown) =>
    typeof value === 'number' ? Number(value.toFixed(3)) : value;
  await writeFile(file, `${JSON.stringify({ ...last, machine, ...report }, rounded, 2)}\n`);
}
