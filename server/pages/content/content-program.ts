// A process of its own that reads the clinic's folder: what that takes, in time and in memory, does not
// concern the server.
import { MistakesError, type Reading, readEdited } from '../../../src/content/edits/read-edited.ts';
import { raiseOomScore } from '../../oom-score.ts';
import type { ReadingOutcome } from './read-content.ts';

raiseOomScore();
process.once('message', async (reading: Reading) => {
  const outcome: ReadingOutcome = await readEdited(reading).catch((error) => ({
    fault: error instanceof Error ? error.message : String(error),
    mistakes: error instanceof MistakesError ? error.mistakes : [],
  }));
  process.send?.(outcome, () => process.exit());
});
// Nobody waits any more.
process.once('disconnect', () => process.exit());
