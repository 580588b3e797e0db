/** A moment on a clock somewhere: days from 0 on Monday to 6 on Sunday, minutes since midnight. */
export interface LocalTime {
  weekday: number;
  minutes: number;
}

/**
 * A moment in a time zone.
 * @param timeZone IANA name
 */
export function localTime(moment: Date, timeZone: string): LocalTime {
  const options = { timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit' } as const;
  const parts = new Intl.DateTimeFormat('en-GB', options).formatToParts(moment);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return {
    weekday: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(part('weekday')),
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  };
}
