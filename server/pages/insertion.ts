import type { ShownNotices } from '../notices/index.ts';

/** What is put into a page; the markup is that of `src/pages/[...language]/notices-fragment.astro`. */
export interface Insertion {
  /** The notices. */
  notices: string;
  /** The closed days, for the list of hours. */
  hours: string;
  closedDays: ShownNotices['closedDays'];
}

/**
 * Where `Document.astro` has its notices. Text that a page shows never looks like a place, not even
 * within an attribute: no attribute has a `"` in it, and nothing else has a `<`.
 */
const noticesPlace = '<!--"notices"-->';

/** How the mark begins that says whether the clinic is open; closed days stand before it. */
const hoursPlace = '<span data-open-now="';

/** Where the same mark has its list of closed days, which may be empty. */
const closedDaysPlace = /(<span data-open-now="[^"]*&quot;closed&quot;:\[)(?=(\]?))/g;

const structuredData = /(<script type="application\/ld\+json">)(.*?)(<\/script>)/gs;

/** The language of a page; null where it has no place for notices, as the desk. */
export function languageOfMarkup(html: string): string | null {
  if (!html.includes(noticesPlace)) return null;
  return /^<!doctype html>\s*<html lang="([a-z]{2})"/i.exec(html)?.[1] ?? null;
}

/** Puts notices and closed days into a page: where they are read, and where search engines look. */
export function insert(html: string, { notices, hours, closedDays }: Insertion): string {
  const shown = html
    .replace(noticesPlace, () => notices)
    .replaceAll(hoursPlace, () => hours + hoursPlace);
  if (closedDays.length === 0) return shown;
  const list = JSON.stringify(closedDays).slice(1, -1).replaceAll('"', '&quot;');
  return shown
    .replace(closedDaysPlace, (_, start, end) => start + list + (end ? '' : ','))
    .replace(
      structuredData,
      (_, start, json, end) => start + withClosedDays(json, closedDays) + end,
    );
}

/** Tells of closed days in every record that has opening hours: open for no time at all. */
function withClosedDays(json: string, closedDays: Insertion['closedDays']): string {
  const data = JSON.parse(json) as { '@graph'?: Record<string, unknown>[] };
  const closed = closedDays.map(({ from, to }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: from,
    validThrough: to,
    opens: '00:00',
    closes: '00:00',
  }));
  for (const record of data['@graph'] ?? []) {
    if (!record['openingHoursSpecification']) continue;
    const known = record['specialOpeningHoursSpecification'] as unknown[] | undefined;
    record['specialOpeningHoursSpecification'] = [...(known ?? []), ...closed];
  }
  // As when the page was made: no text may close the element.
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
