/** Whether facts are those of a heart clinic, as are those that do not name the specialty. */
export function isOfHeartClinic(facts: unknown): boolean {
  const { specialty = 'Cardiology' } = Object(facts) as { specialty?: unknown };
  return specialty === 'Cardiology';
}
