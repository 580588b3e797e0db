/** Whether facts are those of a heart clinic, which is the default if they name no specialty. */
export function isOfHeartClinic(facts: unknown): boolean {
  const { specialty = 'Cardiology' } = Object(facts) as { specialty?: unknown };
  return specialty === 'Cardiology';
}
