import { setImmediate } from 'node:timers/promises';
import { stringify } from 'csv-stringify/sync';
import { eachField, fieldNames } from '../../../shared/enquiry-fields.ts';
import { languageName } from '../record/language-name.ts';
import type { Inbox } from './inbox.ts';
import type { InboxEnquiry } from './read.ts';

/** Enquiries per read: with the longest messages, 10 ms of work. */
const batch = 25;

const columns = [
  'id',
  'receivedAt',
  'status',
  ...fieldNames,
  'language',
  'tab',
  'answeredBy',
  'answeredAt',
  'notes',
] as const;

/** Partial, because a replaced version has no tab, answer or notes. */
type Row = Partial<Record<(typeof columns)[number], string>>;

/**
 * Enquiries as CSV for Excel and LibreOffice, in parts, so that only a few are in memory and other requests
 * are answered in between. The byte order mark declares UTF-8, and a cell that could be read as a formula
 * begins with an apostrophe. Versions that a visitor has replaced have rows of their own, above the newest.
 * @param inbox reads the enquiries
 * @param ids in the order of their rows; deleted enquiries are left out
 */
export async function* csvParts(
  inbox: Pick<Inbox, 'list'>,
  ids: string[],
): AsyncGenerator<string, void> {
  for (let at = 0; at === 0 || at < ids.length; at += batch) {
    const some = ids.slice(at, at + batch);
    const read = new Map((await inbox.list(some)).map((enquiry) => [enquiry.id, enquiry]));
    yield toCsv(
      some.flatMap((id) => read.get(id) ?? []),
      at === 0,
    );
    await setImmediate();
  }
}

/** @param isFirst whether it begins with the byte order mark and the header row */
function toCsv(enquiries: InboxEnquiry[], isFirst: boolean): string {
  const rows = enquiries.flatMap((enquiry): Row[] => {
    const { id, receivedAt, delivery, answered, tab } = enquiry;
    const language = languageName(enquiry.language);
    return [
      ...enquiry.earlier.map((version) => ({
        ...eachField((name) => version[name]),
        id,
        language,
        receivedAt: version.receivedAt,
        status: 'replaced',
      })),
      {
        ...eachField((name) => enquiry[name]),
        id,
        language,
        receivedAt,
        status: delivery,
        tab,
        answeredBy: answered?.by ?? '',
        answeredAt: answered?.at ?? '',
        notes: enquiry.notes.map(({ by, at, text }) => `${at} ${by}: ${text}`).join('\n'),
      },
    ];
  });
  return stringify(rows.map(withoutNul), {
    bom: isFirst,
    header: isFirst,
    escape_formulas: true,
    record_delimiter: 'windows',
    columns: [...columns],
  });
}

/** Spreadsheets cannot hold a NUL character; some end the cell there. */
function withoutNul(row: Row): Row {
  const cells = Object.entries(row).map(([column, text]) => [column, text.replaceAll('\0', '')]);
  return Object.fromEntries(cells);
}
