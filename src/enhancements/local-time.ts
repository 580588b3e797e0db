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
  return 'Temporal' in globalThis ? byTemporal(moment, timeZone) : byFormat(moment, timeZone);
}

function byTemporal(moment: Date, timeZone: string): LocalTime {
  const there = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(
    timeZone,
  );
  return { weekday: there.dayOfWeek - 1, minutes: there.hour * 60 + there.minute };
}

/** For browsers without Temporal. The first use of Intl blocks a cheap phone for 100 ms. */
function byFormat(moment: Date, timeZone: string): LocalTime {
  const options = { timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit' } as const;
  const parts = new Intl.DateTimeFormat('en-GB', options).formatToParts(moment);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return {
    weekday: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(part('weekday')),
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  };
}
