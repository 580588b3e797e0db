/** The figures of one row, by column. */
export type Figures = Record<string, number>;

/** All columns, from left to right, and their limits. */
const columns = [
  { name: 'performance', title: 'perf.' },
  { name: 'accessibility', title: 'access.', lowest: 100 },
  { name: 'best-practices', title: 'practices', lowest: 100 },
  { name: 'seo', title: 'SEO', lowest: 100 },
  { name: 'fcp', title: 'FCP ms', highest: 950 },
  { name: 'lcp', title: 'LCP ms', highest: 1_100 },
  { name: 'cls', title: 'CLS', digits: 3, highest: 0.01 },
  { name: 'tbt', title: 'TBT ms', highest: 100 },
  { name: 'kilobytes', title: 'KB' },
  { name: 'requests', title: 'requests' },
  { name: 'perSecond', title: 'answers/s' },
  { name: 'p99', title: 'p99 ms', digits: 1 },
  { name: 'ofSirv', title: 'x sirv', digits: 2, lowest: 1.8 },
  { name: 'ofNginx', title: 'x nginx', digits: 2, lowest: 0.3 },
  { name: 'listing', title: 'listing ms', digits: 1, highest: 50 },
  { name: 'search', title: 'search ms', digits: 1, highest: 50 },
  { name: 'opening', title: 'opening ms', digits: 1, highest: 50 },
  { name: 'page', title: 'page ms', digits: 1, highest: 100 },
  { name: 'onPhone', title: 'on a phone ms', highest: 3_000 },
  { name: 'saving', title: 'saving ms', digits: 1, highest: 50 },
  { name: 'publishing', title: 'publishing ms', highest: 5_000 },
  { name: 'megabytes', title: 'MB', highest: 300 },
  { name: 'megabytesWithPosts', title: 'MB', highest: 400 },
];

/** Higher limits for some rows: pages in Devanagari load one more typeface, and the editor of the site has forms. */
const inDevanagari: Figures = { lcp: 1_200, kilobytes: 110 };
const highestOf: Record<string, Figures> = {
  'Home in Hindi': inDevanagari,
  'Home in Marathi': inDevanagari,
  '1,000 changes': { listing: 200, search: 200, opening: 200 },
};

/**
 * Prints one table, and marks figures beyond their limits.
 * @param rows figures by row
 * @returns how many figures are beyond their limits
 */
export function showTable(rows: Record<string, Figures>): number {
  const shown = columns.filter(({ name }) =>
    Object.values(rows).some((figures) => name in figures),
  );
  let beyond = 0;
  const body = Object.entries(rows).map(([row, figures]) => [
    row,
    ...shown.map(({ name, digits = 0, lowest = 0, highest = Number.POSITIVE_INFINITY }) => {
      const value = figures[name];
      if (value === undefined) return '';
      const isBeyond = value < lowest || value > (highestOf[row]?.[name] ?? highest);
      if (isBeyond) beyond += 1;
      return value.toFixed(digits) + (isBeyond ? '!' : '');
    }),
  ]);
  const limits = shown.map(({ lowest, highest }) =>
    lowest ? `>=${lowest}` : highest && `<=${highest}`,
  );
  const table = [['', ...shown.map(({ title }) => title)], ...body];
  table.push(['wanted', ...limits.map((limit) => limit || '')]);
  const widths = table[0]?.map((_, at) => Math.max(...table.map((row) => row[at]?.length ?? 0)));
  for (const row of table) {
    const cells = row.map((cell, at) =>
      at === 0 ? cell.padEnd(widths?.[at] ?? 0) : cell.padStart(widths?.[at] ?? 0),
    );
    console.log(cells.join('  '));
  }
  return beyond;
}
