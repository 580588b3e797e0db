import { commandLine } from '../../actor.ts';
import { noteExport } from '../../desk/index.ts';
import { toCsv } from '../../enquiries/index.ts';
import { writePrivately } from '../output/private-file.ts';
import { CommandError } from '../output/text.ts';
import type { Context } from './context.ts';

/** Writes all enquiries into a table. */
export async function exportAll(
  { database, enquiries }: Context,
  [file = '']: string[],
): Promise<void> {
  if (!/\.csv$/i.test(file)) {
    throw new CommandError(`${file} does not end in .csv, so it is not overwritten.`);
  }
  const all = await enquiries.staff.list();
  await noteExport(
    database,
    commandLine,
    all.map(({ id }) => id),
  );
  await writePrivately(file, toCsv(all));
  console.log(`${all.length} enquiries written to ${file}.`);
}
