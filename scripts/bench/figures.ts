/** One measured figure. */
export interface Figure {
  /** What was measured, such as a page. */
  subject: string;
  name: string;
  value: number;
  unit: 'ms' | 's' | 'MB' | 'KB' | '/s' | 'times' | 'points' | 'shift';
  atMost?: number;
  atLeast?: number;
}

/** Whether a figure is beyond its limits. */
export function exceedsLimit({ value, atMost, atLeast }: Figure): boolean {
  return value > (atMost ?? value) || value < (atLeast ?? value);
}

/** The median; of an even number of values, the upper of the two in the middle. */
export function median(numbers: number[]): number {
  const sortedNumbers = numbers.toSorted((a, b) => a - b);
  return sortedNumbers[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
