/** Orders cards by publication, newest first; cards without a date come last. */
export function newestFirst(
  one: { createdAt: string | null },
  other: { createdAt: string | null },
): number {
  // Times are ISO 8601 in UTC, so they sort as text.
  const [mine, theirs] = [one.createdAt ?? '', other.createdAt ?? ''];
  return mine === theirs ? 0 : mine < theirs ? 1 : -1;
}
