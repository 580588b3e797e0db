// A process of its own that reads the clinic's folder: what that takes, in time and in memory, does not
// concern the server.
import { MistakesError, type Reading, readEdited } from '../../../src/content/edits/read-edited.ts';
import { answerTasks } from '../../processes/answer-tasks.ts';
import type { ReadingOutcome } from './read-content.ts';

answerTasks(
  (reading: Reading): Promise<ReadingOutcome> =>
    readEdited(reading).catch((error) => ({
      fault: error instanceof Error ? error.message : String(error),
      mistakes: error instanceof MistakesError ? error.mistakes : [],
    })),
);
