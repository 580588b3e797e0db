import type { Figures } from './table.ts';
import { median } from './throughput.ts';

const rounds = 15;

/** The median time of each task, in milliseconds. */
export async function measure(tasks: Record<string, () => Promise<unknown>>): Promise<Figures> {
  const figures: Figures = {};
  for (const [name, task] of Object.entries(tasks)) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const started = performance.now();
      await task();
      times.push(performance.now() - started);
    }
    figures[name] = median(times);
  }
  return figures;
}
