// A process of its own that makes one picture: what happens in it, a crash of a decoder included,
// does not happen to the server, and its memory is given back.
import { makeFiles } from './make-files.ts';

process.once('message', async (upload: Uint8Array) => {
  process.send?.(await makeFiles(upload));
});
// Nobody waits any more.
process.once('disconnect', () => process.exit());
