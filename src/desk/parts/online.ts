import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { isTemporary } from '../api/query-client.ts';

/** The longest pause between two attempts, in milliseconds. */
const longestPause = 8_000;

/**
 * The options of a mutation that is repeated until the server has answered: at once when the internet connection
 * returns, and every few seconds where only the server cannot be reached. Its request must be safe to repeat, as an
 * answer may have been lost.
 */
export const untilRecorded = {
  networkMode: 'online',
  retry: (_failures: number, error: Error) => isTemporary(error),
  retryDelay: (failures: number) => Math.min(1_000 * 2 ** failures, longestPause),
} as const;

/** Whether the browser has an internet connection. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    (onChange) => onlineManager.subscribe(onChange),
    () => onlineManager.isOnline(),
    () => true,
  );
}
