/** How long things may take and how often they are tried, in milliseconds. Tests use a quicker one. */
export interface Pace {
  /** How long storing is tried again while the database is locked or away and the visitor waits. */
  storing: number;
  /** An answer of the form service or the mail server that takes longer is a failure. */
  answer: number;
  /** Whoever claims a delivery has this long; after it, the claimant is taken for dead. */
  claim: number;
  /** Pause after the first failed attempt. It doubles with each, up to the longest. */
  firstPause: number;
  longestPause: number;
  /** Pause between two looks for deliveries that are due. */
  look: number;
}

export const usualPace: Pace = {
  storing: 3_000,
  answer: 8_000,
  claim: 20_000,
  firstPause: 60_000,
  longestPause: 3_600_000,
  look: 5_000,
};

/**
 * When to try again after a failure.
 * @param attempts how often it has been tried, at least 1
 * @returns milliseconds, spread by a fifth either way so that a crowd does not return at once
 */
export function pauseAfter(attempts: number, pace: Pace): number {
  const doubled = pace.firstPause * 2 ** Math.min(attempts - 1, 30);
  return Math.min(doubled, pace.longestPause) * (0.8 + Math.random() * 0.4);
}
