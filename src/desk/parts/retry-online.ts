import { useEffect } from 'react';
import { DeskError } from '../api/request.ts';

/**
 * Retries automatically once the internet connection has returned.
 * @param error why it failed; only a temporary failure is retried
 * @param retry must be safe to repeat, as an answer may have been lost
 */
export function useRetryOnline(error: Error | null, retry: () => void): void {
  useEffect(() => {
    if (!(error instanceof DeskError && error.isTemporary)) return;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  });
}
