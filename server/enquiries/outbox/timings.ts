import pTimeout from 'p-timeout';
import { PlainError } from '../../log.ts';

/** Timeouts and intervals of deliveries, in milliseconds. Tests use shorter ones. */
export interface DeliveryTimings {
  /** How long storing may take, retries included, while the visitor waits. */
  storeTimeout: number;
  /** How long a visitor waits for any other query. */
  otherQueryTimeout: number;
  /** How long a visitor waits for the first attempt to send; the attempt itself continues. */
  answerTimeout: number;
  /** An attempt to send that takes longer counts as failed, and is made again. */
  sendTimeout: number;
  /** How long a lease lasts. Its holder sends only what can finish in time, and is presumed dead after it. */
  leaseDuration: number;
  /** Delay after the first failed attempt; it doubles with each, up to `maxRetryDelay`. */
  firstRetryDelay: number;
  maxRetryDelay: number;
  /** Pause between two polls for due deliveries. */
  pollInterval: number;
  /** From this many messages to staff within `digestPeriod` on, further ones become a digest. */
  digestFrom: number;
  digestPeriod: number;
  /** How long the first message of a digest waits for others. */
  digestDelay: number;
  /** Returns a signal that is aborted after this many milliseconds. A test can abort it itself. */
  timeout: (milliseconds: number) => AbortSignal;
}

/** The timings of a real server. */
export const defaultTimings: DeliveryTimings = {
  storeTimeout: 3_000,
  otherQueryTimeout: 300,
  answerTimeout: 8_000,
  sendTimeout: 20_000,
  leaseDuration: 30_000,
  firstRetryDelay: 60_000,
  maxRetryDelay: 3_600_000,
  pollInterval: 5_000,
  digestFrom: 20,
  digestPeriod: 600_000,
  digestDelay: 30_000,
  timeout: (milliseconds) => AbortSignal.timeout(milliseconds),
};

/**
 * Waits for a result until the signal is aborted at the latest; the work itself continues.
 * @throws PlainError if the signal is aborted first
 */
export async function beforeTimeout<Result>(
  work: Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  try {
    return await pTimeout(work, { milliseconds: Number.POSITIVE_INFINITY, signal });
  } catch (error) {
    throw signal.aborted ? new PlainError('no answer in time') : error;
  }
}

/**
 * The back-off delay after a failed attempt.
 * @param attempts the attempts so far, at least 1
 * @returns milliseconds, with up to a fifth taken off as jitter, so that retries do not coincide
 */
export function retryDelay(attempts: number, timings: DeliveryTimings): number {
  const doubled = timings.firstRetryDelay * 2 ** Math.min(attempts - 1, 30);
  return Math.min(doubled, timings.maxRetryDelay) * (0.8 + Math.random() * 0.2);
}
