/**
 * Lets a few do their work at the same time while the others wait in line, so that a crowd gets
 * its answers one after another, and not all of them at the very end.
 * @param most how many work at the same time
 */
export function inTurns(most: number) {
  let free = most;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
