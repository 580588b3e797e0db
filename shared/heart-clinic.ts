/** Whether a clinic's facts are those of a heart clinic, which is the default if they name no specialty. */
export function isHeartClinic(facts: unknown): boolean {
  const { specialty = 'Cardiology' } = Object(facts) as { specialty?: unknown };
  return specialty === 'Cardiology';
}
