import { setImmediate } from 'node:timers/promises';
import { stringify } from 'csv-stringify/sync';
import { eachField, fieldNames } from '../../../shared/enquiry-fields.ts';
import { groupPhoneDigits } from '../../../shared/phone-numbers.ts';
import { ClinicClock } from '../../time/clinic-clock.ts';
import type { ServerWords } from '../../words/words.ts';
import { languageName } from '../record/enquiry.ts';
import type { EnquiryRepository, StoredEnquiry } from './repository.ts';

/** Enquiries per read: with messages of maximum length, 10 ms of work. */
const batchSize = 25;

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

type Row = Record<(typeof columns)[number], string>;

/** How a table is written. */
export interface TableOptions {
  words: ServerWords;
  /** The clinic's time zone, in which all times are given. */
  timeZone: string;
  /** The clinic's phone number determines the country of numbers without a calling code. */
  clinic: { facts: { contact: { phone: string } } };
}

/**
 * Enquiries as CSV for Excel and LibreOffice, in batches, so that only a few are in memory and other requests
 * are answered in between. The byte order mark declares UTF-8, and a cell that could be read as a formula
 * begins with an apostrophe, unless it is an international phone number in groups.
 * @param enquiries reads the enquiries
 * @param ids in the order of their rows; deleted enquiries are skipped
 */
export async function* generateCsv(
  enquiries: Pick<EnquiryRepository, 'list'>,
  ids: string[],
  options: TableOptions,
): AsyncGenerator<string, void> {
  // Without enquiries, there is one empty batch, which has the header row.
  for (let start = 0; start === 0 || start < ids.length; start += batchSize) {
    const batchIds = ids.slice(start, start + batchSize);
    const byId = new Map((await enquiries.list(batchIds)).map((enquiry) => [enquiry.id, enquiry]));
    const rows = batchIds.flatMap((id) => {
      const enquiry = byId.get(id);
      return enquiry ? [rowOf(enquiry, options)] : [];
    });
    yield toCsv(rows, options.words, start === 0);
    await setImmediate();
  }
}

function rowOf(enquiry: StoredEnquiry, { words, timeZone, clinic }: TableOptions): Row {
  const { answered, phone, notes } = enquiry;
  const clock = new ClinicClock(timeZone);
  // Spreadsheets in every language recognise this as a date, and can sort by it.
  const timeOf = (moment: string) => clock.toLocal(moment).replace('T', ' ');
  return {
    id: enquiry.id,
    ...eachField((name) => enquiry[name]),
    phone: groupPhoneDigits(phone, clinic.facts.contact.phone),
    language: languageName(enquiry.language, words.language),
    receivedAt: timeOf(enquiry.receivedAt),
    status: words.table[enquiry.delivery],
    tab: words.table[enquiry.tab],
    answeredBy: answered?.by ?? '',
    answeredAt: answered ? timeOf(answered.at) : '',
    notes: notes.map(({ by, at, text }) => `${timeOf(at)} ${by}: ${text}`).join('\n'),
  };
}

/** @param isFirst whether it begins with the byte order mark and the header row */
function toCsv(rows: Row[], { fields, table }: ServerWords, isFirst: boolean): string {
  const headers = { ...table, ...fields };
  return stringify(rows.map(toCells), {
    bom: isFirst,
    header: isFirst,
    record_delimiter: 'windows',
    // With this record delimiter, the library does not quote a cell with a lone line feed, which would split the row.
    quoted_match: /[\r\n]/,
    columns: columns.map((key) => ({ key, header: headers[key] })),
  });
}

/** What a spreadsheet may read as a formula. */
const formula = /^[=+\-@\t\r＝＋－＠]/;

/** An international number in several groups of digits, which a spreadsheet reads as text. */
const groupedPhone = /^\+\d+( \d+)+(, \+\d+( \d+)+)*$/;

/** The cells without NUL characters, which spreadsheets cannot hold, and without formulas. */
function toCells(row: Row): Record<string, string> {
  const cells = Object.entries(row).map(([column, text]) => {
    const cell = text.replaceAll('\0', '');
    const isFormula = formula.test(cell) && !(column === 'phone' && groupedPhone.test(cell));
    return [column, isFormula ? `'${cell}` : cell];
  });
  return Object.fromEntries(cells);
}
