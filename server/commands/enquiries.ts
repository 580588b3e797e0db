import { answered, forget, note, retry } from './enquiries/changes.ts';
import { withEnquiries, withEnquiry } from './enquiries/context.ts';
import { exportAll } from './enquiries/export.ts';
import { list, show } from './enquiries/list.ts';
import { runCommand } from './output/run-command.ts';

const usage = `What staff can do with the stored enquiries. ID may be just the beginning of one.

  npm run enquiries -- list [--search TEXT]   all of them, newest first, or those with some words or a phone number
  npm run enquiries -- show ID                one of them with all that is known
  npm run enquiries -- answered ID            mark one as answered
  npm run enquiries -- note ID TEXT           add a note to one
  npm run enquiries -- export FILE.csv        all of them as a table for Excel or LibreOffice
  npm run enquiries -- retry [ID]             send what is waiting now; with an ID also one marked spam or kept
  npm run enquiries -- forget ID [--yes]      delete one for good`;

await runCommand(usage, {
  list: { words: 0, options: ['search'], run: withEnquiries(list) },
  show: { words: 1, run: withEnquiry(show) },
  answered: { words: 1, run: withEnquiry(answered) },
  note: { words: 1, most: Number.POSITIVE_INFINITY, run: withEnquiry(note) },
  export: { words: 1, run: withEnquiries(exportAll) },
  retry: { words: 0, most: 1, run: withEnquiries(retry) },
  forget: { words: 1, options: ['yes'], run: withEnquiry(forget) },
});
