import { writeFileSync } from 'node:fs';

/** If memory runs out, Linux ends this process before the server. */
export function raiseOomScore(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Not on macOS.
  }
}
