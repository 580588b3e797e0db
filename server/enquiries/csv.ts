import { stringify } from 'csv-stringify/sync';
import { fieldNames } from '../../shared/enquiry.ts';
import { languageName } from './language-name.ts';
import type { StaffEnquiry } from './staff-enquiry.ts';

type Row = Omit<StaffEnquiry, 'status' | 'earlier' | 'deliveries'> & { status: string };

/**
 * The enquiries as a table for Excel and LibreOffice: the byte order mark tells them that Hindi is
 * UTF-8, and what would be taken for a formula begins with an apostrophe. What a visitor has replaced
 * has a row of its own above the newest text.
 */
export function toCsv(enquiries: StaffEnquiry[]): string {
  const rows = enquiries.flatMap(({ earlier, ...enquiry }): Row[] => {
    const language = languageName(enquiry.language);
    return [
      ...earlier.map((version) => ({ ...enquiry, ...version, status: 'replaced', language })),
      { ...enquiry, language },
    ];
  });
  return stringify(rows.map(withoutNul), {
    bom: true,
    header: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    columns: ['id', 'receivedAt', 'status', ...fieldNames, 'language'],
  });
}

/** No table program can hold a NUL; some end the cell there. */
function withoutNul(row: Row): Row {
  const fields = fieldNames.map((field) => [field, row[field].replaceAll('\0', '')]);
  return { ...row, ...Object.fromEntries(fields) };
}
