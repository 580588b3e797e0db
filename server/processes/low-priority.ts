import { readdirSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

/**
 * How much lower than the server's. Not the lowest: beside two busy programs, that would be less than a hundredth of
 * a processor.
 */
const difference = 10;
/** The lowest that there is. */
const lowest = 19;

/** Gives a process that the server has started a lower priority than its own, if the system allows that. */
export function lowerPriority(pid: number | undefined): void {
  if (pid === undefined) return;
  const priority = Math.min(lowest, getPriority() + difference);
  try {
    for (const thread of threadsOf(pid)) setPriority(thread, priority);
  } catch {
    // Some containers and services do not allow it, and the process may have ended.
  }
}

/** The threads of a process: on Linux each has a priority of its own. */
function threadsOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map(Number);
  } catch {
    return [pid];
  }
}
