import { csvParts } from '../../enquiries/inbox/csv.ts';
import { noteExport } from '../../staff/access-log.ts';
import { commandLine } from '../../staff/actor.ts';
import { writePrivately } from '../output/private-file.ts';
import { CommandError } from '../output/text.ts';
import type { Context } from './context.ts';

/** Writes all enquiries to a CSV file. */
export async function exportAll(
  { config, database, enquiries }: Context,
  [file = '']: string[],
): Promise<void> {
  if (!/\.csv$/i.test(file)) {
    throw new CommandError(`${file} does not end in .csv, so it is not overwritten.`);
  }
  const ids = await enquiries.inbox.ids();
  await noteExport(database, commandLine, ids);
  const options = { ...config, words: config.clinic.deskWords[0] };
  await writePrivately(file, csvParts(enquiries.inbox, ids, options));
  console.log(`${ids.length} enquiries written to ${file}.`);
}
