// A process of its own that looks for what is left of the sample: it reads every file of two folders.

import { findLeftovers, type LeftoversOf } from '../../src/content/edits/find-leftovers.ts';
import { raiseOomScore } from '../oom-score.ts';

raiseOomScore();
process.once('message', async (asked: LeftoversOf) => {
  const answer = await findLeftovers(asked);
  process.send?.(answer, () => process.exit());
});
// Nobody waits any more.
process.once('disconnect', () => process.exit());
