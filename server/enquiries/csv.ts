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

/** What a visitor has replaced was under no tab. */
type Row = Partial<Record<(typeof columns)[number], string>>;

/**
 * The enquiries as a table for Excel and LibreOffice: the byte order mark tells them that Hindi is
 * UTF-8, and what would be taken for a formula begins with an apostrophe. What a visitor has replaced
 * has a row of its own above the newest text.
 * @param part `whole`; or `rest`, without the mark and the names of the columns, of which another
 *   part is the beginning
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

/** No table program can hold a NUL; some end the cell there. */
function withoutNul(row: Row): Row {
  const cells = Object.entries(row).map(([column, text]) => [column, text.replaceAll('\0', '')]);
  return Object.fromEntries(cells);
}
