// Reads the clinic's folder in a separate process, so that the time and memory it takes do not burden the
// server.
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
