import { useEffect } from 'react';
import { DeskError } from '../api/request.ts';

/**
 * Tries something again by itself when the internet has returned.
 * @param error why it failed; it is tried again only if that may pass
 * @param retry must be safe to repeat, as an answer may have been lost
 */
export function useRetryOnline(error: Error | null, retry: () => void): void {
  useEffect(() => {
    if (!(error instanceof DeskError && error.isPassing)) return;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  });
}
