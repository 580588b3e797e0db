// A process of its own that looks for what is left of the sample: it reads every file of two folders.

import { findLeftovers } from '../../src/content/edits/find-leftovers.ts';
import { answerTasks } from '../processes/answer-tasks.ts';

answerTasks(findLeftovers);
