import { stringify } from 'csv-stringify/sync';
import type { StaffEnquiry } from './staff.ts';

/**
 * The enquiries as a table for Excel and LibreOffice: the byte order mark tells them that Hindi is
 * UTF-8, and what would be taken for a formula begins with an apostrophe.
 */
export function toCsv(enquiries: StaffEnquiry[]): string {
  const rows = enquiries.map((enquiry) => ({
    ...enquiry,
    // No table program can hold a NUL; some end the cell there.
    ...Object.fromEntries(
      (['name', 'email', 'phone', 'message'] as const).map((field) => [
        field,
        enquiry[field].replaceAll('\0', ''),
      ]),
    ),
  }));
  return stringify(rows, {
    bom: true,
    header: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    columns: ['id', 'receivedAt', 'status', 'name', 'email', 'phone', 'message'],
  });
}
