import { constants, setPriority } from 'node:os';

/**
 * Lowers the priority of a process, if the system allows that. Not to the lowest: beside two busy programs
 * it would get less than a hundredth of a processor.
 */
export function lowerPriority(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Some containers and services do not allow it.
  }
}
