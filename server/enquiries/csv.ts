import { stringify } from 'csv-stringify/sync';
import { type EnquiryContent, fieldNames } from '../../shared/enquiry.ts';
import { languageName } from './language-name.ts';
import type { StaffEnquiry } from './staff-enquiry.ts';

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
 * The enquiries as CSV for Excel and LibreOffice: the byte order mark declares UTF-8, and a cell that
 * would be read as a formula begins with an apostrophe. Versions that a visitor has replaced have rows
 * of their own, above the newest.
 * @param part `whole`; or `rest`, without the byte order mark and the header row, to be appended to
 *   an earlier part
 */
export function toCsv(enquiries: StaffEnquiry[], part: 'whole' | 'rest' = 'whole'): string {
  const rows = enquiries.flatMap((enquiry): Row[] => {
    const { id, receivedAt, status, answered, tab } = enquiry;
    const language = languageName(enquiry.language);
    return [
      ...enquiry.earlier.map((version) => ({
        ...fieldsOf(version),
        id,
        language,
        receivedAt: version.receivedAt,
        status: 'replaced',
      })),
      {
        ...fieldsOf(enquiry),
        id,
        language,
        receivedAt,
        status,
        tab,
        answeredBy: answered?.by ?? '',
        answeredAt: answered?.at ?? '',
        notes: enquiry.notes.map(({ by, at, text }) => `${at} ${by}: ${text}`).join('\n'),
      },
    ];
  });
  return stringify(rows.map(withoutNul), {
    bom: part === 'whole',
    header: part === 'whole',
    escape_formulas: true,
    record_delimiter: 'windows',
    columns: [...columns],
  });
}

function fieldsOf({ name, email, phone, message }: EnquiryContent): EnquiryContent {
  return { name, email, phone, message };
}

/** No spreadsheet can hold a NUL; some end the cell there. */
function withoutNul(row: Row): Row {
  const cells = Object.entries(row).map(([column, text]) => [column, text.replaceAll('\0', '')]);
  return Object.fromEntries(cells);
}
