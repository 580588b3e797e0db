/** One measured figure. */
export interface Figure {
  /** What was measured, such as a page. */
  of: string;
  name: string;
  value: number;
  unit: 'ms' | 's' | 'MB' | 'KB' | '/s' | 'times' | 'points' | 'shift';
  /** The most that is promised. */
  atMost?: number;
  /** The least that is promised. */
  atLeast?: number;
}

/** Whether a figure is not what is promised. */
export function isBeyond({ value, atMost, atLeast }: Figure): boolean {
  return value > (atMost ?? value) || value < (atLeast ?? value);
}

/** The middle number, or the upper of the two in the middle. */
export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
