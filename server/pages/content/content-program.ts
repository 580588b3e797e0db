// A process of its own that reads the clinic's folder: what that takes, in time and in memory, does not
// concern the server.
import { readContent } from '../../../src/content/edition/read-content.ts';
import { raiseOomScore } from '../../oom-score.ts';
import type { ReadingOutcome, ReadingTask } from './read-content.ts';

raiseOomScore();
process.once('message', async ({ folder, kept }: ReadingTask) => {
  const outcome: ReadingOutcome = await readContent(folder, kept).then(
    (content) => ({ content }),
    (error) => ({ fault: error instanceof Error ? error.message : String(error) }),
  );
  process.send?.(outcome, () => process.exit());
});
// Nobody waits any more.
process.once('disconnect', () => process.exit());
