/** A local date and time. */
export interface LocalTime {
  /** `2026-12-03` */
  day: string;
  /** Minutes since midnight. */
  minutes: number;
}

/**
 * Converts a moment to local time in a time zone.
 * @param timeZone IANA name
 */
export function localTime(moment: Date, timeZone: string): LocalTime {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(moment);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  };
}
