/** Orders cards by publication, newest first; cards without a date come last. */
export function newestFirst(
  a: { createdAt: string | null },
  b: { createdAt: string | null },
): number {
  // Times are ISO 8601 in UTC, so they sort as text.
  const [timeOfA, timeOfB] = [a.createdAt ?? '', b.createdAt ?? ''];
  return timeOfA === timeOfB ? 0 : timeOfA < timeOfB ? 1 : -1;
}
