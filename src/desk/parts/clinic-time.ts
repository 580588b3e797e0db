/** A moment by the clinic's clock, as a field for a day and time has it: `2026-12-03T09:30`. */
export function clinicTime(moment: Date, timeZone: string): string {
  // Swedish writes days as machines do.
  const text = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(moment);
  return text.replace(' ', 'T');
}
