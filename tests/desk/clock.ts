import { vi } from 'vitest';

export const hour = 3_600_000;

/**
 * Sets the clock of this process, and so of the server in it.
 * @param aheadBy how far ahead of the real time, in milliseconds
 */
export function setClock(aheadBy: number): void {
  vi.useRealTimers();
  const now = Date.now();
  if (aheadBy !== 0) vi.useFakeTimers({ toFake: ['Date'], now: now + aheadBy });
}
