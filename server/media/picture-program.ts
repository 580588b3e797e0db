// A process of its own that makes one picture: what happens in it, a crash of a decoder included,
// does not happen to the server, and its memory is given back.
import { writeFileSync } from 'node:fs';
import { makeFiles } from './make-files.ts';

try {
  // Where memory runs out, Linux ends this process and not the server.
  writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // Not on macOS.
}

process.once('message', async (upload: Uint8Array) => {
  process.send?.(await makeFiles(upload));
});
// Nobody waits any more.
process.once('disconnect', () => process.exit());
