import type { ShownNotices } from '../notices/index.ts';

/** What is inserted into a page; the markup comes from `src/pages/[...language]/notices-fragment.astro`. */
export interface Insertion {
  /** Markup of the notices. */
  notices: string;
  /** Markup of the closed days, for the list of hours. */
  hours: string;
  closedDays: ShownNotices['closedDays'];
}

/**
 * Where `Document.astro` has its notices. Content cannot contain such a marker: a `"` is escaped in
 * attributes, and a `<` everywhere else.
 */
const noticesPlace = '<!--"notices"-->';

/** The start of the element that says whether the clinic is open; closed days go before it. */
const hoursPlace = '<span data-open-now="';

/** Where the same element has its list of closed days, which may be empty. */
const closedDaysPlace = /(<span data-open-now="[^"]*&quot;closed&quot;:\[)(?=(\]?))/g;

const structuredData = /(<script type="application\/ld\+json">)(.*?)(<\/script>)/gs;

/** The language of a page; null if it has no place for notices, as on the desk. */
export function languageOfMarkup(html: string): string | null {
  if (!html.includes(noticesPlace)) return null;
  return /^<!doctype html>\s*<html lang="([a-z]{2})"/i.exec(html)?.[1] ?? null;
}

/** Inserts notices and closed days into a page: into its visible text and its structured data. */
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

/** Adds closed days to every record with opening hours, as days that open and close at 00:00. */
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
  // As in the build: no text may close the script element.
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
