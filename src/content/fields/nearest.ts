import MiniSearch from 'minisearch';

/**
 * The names that resemble a wrong one, the most similar first: those which, as a whole or in one of their words, begin
 * with it or are within an edit distance of 40 % of its length.
 * @param max how many names to return
 */
export function nearest(misspelled: string, names: readonly string[], max = 3): string[] {
  const index = new MiniSearch<{ name: string }>({
    fields: ['name'],
    idField: 'name',
    tokenize: (name) => [name, ...name.split(/(?=[A-Z])|[-./]/)],
  });
  index.addAll([...new Set(names)].map((name) => ({ name })));
  const similarity = { fuzzy: 0.4, prefix: true, weights: { fuzzy: 0.3, prefix: 0.6 } };
  return index
    .search(misspelled, { ...similarity, tokenize: (name) => [name] })
    .slice(0, max)
    .map(({ id }) => id);
}

/** "did you mean a, b or c?"; empty if there are no names. */
export function didYouMean(names: readonly string[]): string {
  if (names.length === 0) return '';
  const finalName = names.at(-1);
  const first = names.slice(0, -1).join(', ');
  return `did you mean ${first ? `${first} or ${finalName}` : finalName}?`;
}
