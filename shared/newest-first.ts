/** Orders cards by publication, newest first; those without a date come last. */
export function newestFirst(
  one: { createdAt: string | null },
  other: { createdAt: string | null },
): number {
  // Moments are ISO 8601 in UTC, so that order of text is order of time.
  const [mine, theirs] = [one.createdAt ?? '', other.createdAt ?? ''];
  return mine === theirs ? 0 : mine < theirs ? 1 : -1;
}
