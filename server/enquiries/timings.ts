/** How long things may take and how often they are tried, in milliseconds. Tests use shorter ones. */
export interface DeliveryTimings {
  /** How long storing may take, tried again while the database is locked or away and the visitor waits. */
  storeTimeout: number;
  /** How long a visitor waits for each other answer of the database. */
  noteTimeout: number;
  /** An attempt to send that takes longer has failed. */
  sendTimeout: number;
  /** Whoever leases a delivery has this long, and sends only what can end in it; after it, the holder is taken for dead. */
  leaseDuration: number;
  /** Delay after the first failed attempt. It doubles with each, up to the longest. */
  firstRetryDelay: number;
  longestRetryDelay: number;
  /** Pause between two looks for deliveries that are due. */
  pollInterval: number;
}

export const defaultTimings: DeliveryTimings = {
  storeTimeout: 3_000,
  noteTimeout: 300,
  sendTimeout: 8_000,
  leaseDuration: 20_000,
  firstRetryDelay: 60_000,
  longestRetryDelay: 3_600_000,
  pollInterval: 5_000,
};

/**
 * When to try again after a failure.
 * @param attempts how often it has been tried, at least 1
 * @returns milliseconds, up to a fifth fewer than doubling gives, so that a crowd does not return at once
 */
export function retryDelay(attempts: number, timings: DeliveryTimings): number {
  const doubled = timings.firstRetryDelay * 2 ** Math.min(attempts - 1, 30);
  return Math.min(doubled, timings.longestRetryDelay) * (0.8 + Math.random() * 0.2);
}
