import type { PagesResult } from './pages.ts';
import type { BuildCost } from './scale.ts';
import type { ServerResult } from './server.ts';

/** Requests a second beside nginx, and the memory. */
export function showServer({ throughput, memory, note }: ServerResult): void {
  console.log('\nServer, 64 connections, brotli, medians of three runs of five seconds');
  show(
    [
      'page',
      'requests/s',
      'p99 ms',
      'µs/answer',
      'nginx/s',
      'nginx p99',
      'nginx µs',
      'ratio',
      'wanted',
    ],
    throughput.map(({ page, ours, nginx, ratio, target }) => [
      page,
      whole(ours.requestsPerSecond),
      whole(ours.p99),
      whole(ours.microseconds),
      whole(nginx?.requestsPerSecond),
      whole(nginx?.p99),
      whole(nginx?.microseconds),
      ratio?.toFixed(2) ?? '-',
      target.toFixed(2),
    ]),
  );
  if (note) console.log(note);
  const { atStart, before, during, requests } = memory;
  console.log(
    `Memory at the start ${whole(atStart)} MB; before ${requests.toLocaleString('en')} requests ${whole(before)} MB, after each quarter of them ${during.map(whole).join(', ')} MB (wanted: level, under 200)`,
  );
}

/** Weights and Lighthouse's medians, page by page. */
export function showPages({ pages, textPage }: PagesResult): void {
  console.log('\nBytes over the network before the visitor does anything');
  show(
    ['page', 'document', 'fonts', 'pictures', 'scripts', 'total', 'requests'],
    pages.map(({ page, weight }) => [
      page,
      ...(['document', 'fonts', 'pictures', 'scripts', 'total'] as const).map((kind) =>
        weight[kind].toLocaleString('en'),
      ),
      String(weight.requests),
    ]),
  );
  console.log('\nLighthouse, phone, simulated slow network, medians of five');
  show(
    [
      'page',
      'performance',
      'accessibility',
      'practices',
      'SEO',
      'FCP s',
      'LCP s',
      'CLS',
      'TBT ms',
      'blocking ms',
    ],
    [...pages, { page: 'only text', lighthouse: textPage }].map(({ page, lighthouse }) => [
      page,
      whole(lighthouse.performance),
      whole(lighthouse.accessibility),
      whole(lighthouse['best-practices']),
      whole(lighthouse.seo),
      (lighthouse.fcp / 1_000).toFixed(2),
      (lighthouse.lcp / 1_000).toFixed(2),
      lighthouse.cls.toFixed(3),
      whole(lighthouse.tbt),
      whole(lighthouse.blocking),
    ]),
  );
  for (const { page, lighthouse } of pages) {
    if (lighthouse.failed.length > 0)
      console.log(`${page} failed: ${lighthouse.failed.join(', ')}`);
  }
}

/** The cost of a build, small and big. */
export function showScale({ small, big }: { small: BuildCost; big: BuildCost }): void {
  console.log('\nBuild, as npm run build does it');
  show(
    ['clinic', 'pages', 'seconds', 'ms/page', 'peak MB', 'built MB'],
    Object.entries({ small, big }).map(([name, cost]) => [
      name,
      whole(cost.pages),
      whole(cost.seconds),
      whole(cost.millisecondsPerPage),
      whole(cost.peakMegabytes),
      whole(cost.builtMegabytes),
    ]),
  );
  const ratio = big.millisecondsPerPage / small.millisecondsPerPage;
  console.log(
    `Time per page: ${ratio.toFixed(2)} times that of the small clinic (wanted: at most 1.5); peak ${whole(big.peakMegabytes)} MB (wanted: at most 2,048)`,
  );
}

function whole(value: number | undefined): string {
  return value === undefined ? '-' : Math.round(value).toLocaleString('en');
}

/** Columns as wide as their widest cell; the first to the left, numbers to the right. */
function show(head: string[], rows: string[][]): void {
  const widths = head.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of [head, ...rows]) {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    console.log(cells.join('  '));
  }
}
