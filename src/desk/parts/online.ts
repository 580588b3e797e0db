import { onlineManager } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { DeskError } from '../api/request.ts';

/**
 * Retries automatically once the internet connection has returned.
 * @param error why it failed; only a temporary failure is retried
 * @param retry must be safe to repeat, as an answer may have been lost
 */
export function useRetryOnline(error: Error | null, retry: () => void): void {
  useEffect(() => {
    if (!isTemporary(error)) return;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  });
}

/**
 * Sends a request, and again as often as the internet connection returns after it had failed without one.
 * @param send must be safe to repeat, as an answer may have been lost
 */
export async function sendOnline<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    if (!isTemporary(error) || onlineManager.isOnline()) throw error;
    await new Promise<void>((resolve) => {
      const stop = onlineManager.subscribe(() => {
        stop();
        resolve();
      });
    });
    return sendOnline(send);
  }
}

/** Whether the browser has an internet connection. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    (onChange) => onlineManager.subscribe(onChange),
    () => onlineManager.isOnline(),
    () => true,
  );
}

/** Whether a retry may succeed. */
export function isTemporary(error: unknown): boolean {
  return error instanceof DeskError && error.isTemporary;
}
