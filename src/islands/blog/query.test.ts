import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  // The time limit of a page starts when query.ts is loaded, so each test loads it anew.
  vi.resetModules();
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Starts a read with the settings of a page that was just opened; each try calls `attempt`. */
async function startRead(attempt: (signal: AbortSignal) => Promise<string>) {
  const { createQueryClient, pageDeadline } = await import('./query.ts');
  const read = vi.fn(() => attempt(pageDeadline()));
  const result = createQueryClient()
    .fetchQuery({ queryKey: ['posts'], queryFn: read })
    .catch((error: Error) => error.message);
  return { read, result };
}

/** Rejects when the signal is aborted, as a browser's request does. */
const hang = (signal: AbortSignal) =>
  new Promise<string>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });

it('a read that fails is tried four times before its message is shown', async () => {
  const { read, result } = await startRead(() => Promise.reject(new Error('no table')));
  await vi.runAllTimersAsync();
  expect(await result).toBe('no table');
  expect(read).toHaveBeenCalledTimes(4);
});

it('a read that hangs is given up early enough for a visitor to know within five seconds', async () => {
  const { read, result } = await startRead(hang);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await result).toBe('The posts did not arrive in time.');
  expect(read).toHaveBeenCalledOnce();
});

it('a read whose attempts fail slowly is given up within five seconds, with the message of the last failure', async () => {
  const { result } = await startRead(async (signal) => {
    await Promise.race([hang(signal), new Promise((next) => setTimeout(next, 1_600))]);
    throw new Error('no table');
  });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await result).toBe('no table');
});
