/** A time to call a patient back, by the clinic's clock. */
export interface CallBackTime {
  /** How soon it is, where that says more than day and hour alone. */
  soon?: 'now' | 'inQuarter' | 'inAnHour';
  /** `2026-12-03T09:30` */
  at: string;
}

const usualEvening = '18:00';
const usualMorning = '10:00';

/** Until when people mean the coming morning by “tomorrow”. */
const nightUntil = '06:00';

/** How many mornings are offered. */
const mornings = 2;

/** How many days ahead they are looked for. */
const daysAhead = 10;

interface Circumstances {
  /** The time that many minutes from now, by the clinic's clock. */
  after: (minutes: number) => string;
  /** Whether the message has words of an emergency. */
  isUrgent: boolean;
  /** The clinic's hours on a day such as `2026-12-03`. */
  hoursOn: (day: string) => { opens: string; closes: string }[];
}

/**
 * Suggests times to call back, soonest first: the next hours, even at night, then the evening and mornings at which the
 * clinic is open. In the night, the coming morning is one of them, even if the clinic is closed then.
 */
export function callBackTimes({ after, isUrgent, hoursOn }: Circumstances): CallBackTime[] {
  const now = after(0);
  const today = now.slice(0, 10);
  const isNight = now.slice(11) < nightUntil;
  const evening = `${today}T${usualEvening}`;
  const isOpenThen = hoursOn(today).some(({ opens, closes }) => {
    return usualEvening >= opens && usualEvening < closes;
  });
  const following = Array.from({ length: daysAhead }, (_, ahead) => {
    return after(ahead * 24 * 60).slice(0, 10);
  }).flatMap((day) => {
    if (day === today) return isNight ? [`${day}T${usualMorning}`] : [];
    const [first] = hoursOn(day);
    if (!first) return [];
    const isUsual = first.opens <= usualMorning && usualMorning < first.closes;
    return [`${day}T${isUsual ? usualMorning : first.opens}`];
  });
  const anHour = after(60);
  const later = [
    ...(isOpenThen && evening > anHour ? [evening] : []),
    ...following.slice(0, mornings),
  ];
  return [
    ...(isUrgent ? [{ soon: 'now' as const, at: now }] : []),
    { soon: 'inQuarter', at: after(15) },
    { soon: 'inAnHour', at: anHour },
    ...[...later].sort().map((at) => ({ at })),
  ];
}
