import leven from 'leven';

/**
 * The names whose spelling is closest to a wrong one, closest first.
 * @param max how many names to return
 */
export function nearest(misspelled: string, names: readonly string[], max = 3): string[] {
  const lowerCase = misspelled.toLowerCase();
  const tolerance = Math.max(2, Math.floor(lowerCase.length / 2));
  return names
    .map((name) => ({ name, distance: distance(lowerCase, name.toLowerCase()) }))
    .filter(({ name, distance }) => distance <= tolerance && distance < name.length)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, max)
    .map(({ name }) => name);
}

/** Edit distance; if one name contains the other, no more than 1.5, so that it counts as close. */
function distance(misspelled: string, name: string): number {
  const isPart = misspelled.length > 2 && (name.includes(misspelled) || misspelled.includes(name));
  return isPart ? Math.min(1.5, leven(misspelled, name)) : leven(misspelled, name);
}

/** "did you mean a, b or c?"; empty if there are no names. */
export function didYouMean(names: readonly string[]): string {
  if (names.length === 0) return '';
  const lastName = names.at(-1);
  const first = names.slice(0, -1).join(', ');
  return `did you mean ${first ? `${first} or ${lastName}` : lastName}?`;
}
