import { rename, rm, writeFile } from 'node:fs/promises';
import { csvParts } from '../enquiries/inbox/csv.ts';
import { reasonOf } from '../log.ts';
import { commandLine, noteExport } from '../staff/access-log.ts';
import { answered, forget, note, retry } from './enquiries/changes.ts';
import { type Context, withEnquiries, withEnquiry } from './enquiries/context.ts';
import { list, show } from './enquiries/list.ts';
import { runCommand } from './output/run-command.ts';
import { CommandError } from './output/text.ts';

const usage = `What staff can do with the stored enquiries. ID may be just the beginning of one.

  npm run enquiries -- list [--search TEXT]   all of them, newest first, or those with some words or a phone number
  npm run enquiries -- show ID                show everything about one
  npm run enquiries -- answered ID            mark one as answered
  npm run enquiries -- note ID TEXT           add a note to one
  npm run enquiries -- export FILE.csv        export all as a table for Excel or LibreOffice
  npm run enquiries -- retry [ID]             send what is waiting now; with an ID, also spam or a kept one
  npm run enquiries -- forget ID [--yes]      delete one permanently`;

await runCommand(usage, {
  list: { arguments: 0, options: ['search'], run: withEnquiries(list) },
  show: { arguments: 1, run: withEnquiry(show) },
  answered: { arguments: 1, run: withEnquiry(answered) },
  note: { arguments: 1, maxArguments: Number.POSITIVE_INFINITY, run: withEnquiry(note) },
  export: { arguments: 1, run: withEnquiries(exportAll) },
  retry: { arguments: 0, maxArguments: 1, run: withEnquiries(retry) },
  forget: { arguments: 1, options: ['yes'], run: withEnquiry(forget) },
});

/** Writes all enquiries to a CSV file. */
async function exportAll(
  { config, database, enquiries }: Context,
  [file = '']: string[],
): Promise<void> {
  if (!/\.csv$/i.test(file)) {
    throw new CommandError(`${file} does not end in .csv, so it is not overwritten.`);
  }
  const ids = await enquiries.stored.ids();
  await noteExport(database, commandLine, ids);
  const options = { ...config, words: config.clinic.deskWords[0] };
  await writePrivately(file, csvParts(enquiries.stored, ids, options));
  console.log(`Enquiries written to ${file}: ${ids.length}.`);
}

/**
 * Writes a file that no other user of this machine can read, even if the file that it replaces was readable.
 * @param parts its text, written as it arrives
 * @throws CommandError if it cannot be written; the previous file is kept
 */
async function writePrivately(file: string, parts: AsyncIterable<string>): Promise<void> {
  const part = `${file}.part`;
  try {
    // The mode applies to new files only.
    await rm(part, { force: true });
    await writeFile(part, parts, { mode: 0o600, flag: 'wx' });
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw new CommandError(`${file}: cannot be written (${reasonOf(error)})`);
  }
}
