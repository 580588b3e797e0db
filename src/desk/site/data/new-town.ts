/** What a new town most likely has in common with the others. */
const shared = ['state', 'calledHere'];

/**
 * What a town begins with: its name, its place after the others, and what it most likely shares with one of them.
 * @param other the fields of another town; null if there is none
 * @param count how many towns there are
 */
export function newTown(name: string, other: Record<string, unknown> | null, count: number) {
  const alike = Object.entries(other ?? {}).filter(([field]) => shared.includes(field));
  return { name, ...Object.fromEntries(alike), order: count + 1 };
}
