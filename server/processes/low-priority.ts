import { getPriority, setPriority } from 'node:os';

/** How much lower than the server's. Not the lowest: beside two busy programs it would get less than a hundredth of a processor. */
const difference = 10;
/** The lowest that there is. */
const lowest = 19;

/** Gives a process that the server has started a lower priority than its own, if the system allows that. */
export function lowerPriority(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, Math.min(lowest, getPriority() + difference));
  } catch {
    // Some containers and services do not allow it.
  }
}
