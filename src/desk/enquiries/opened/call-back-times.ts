import { dayNames, intervalsOn, type OpeningHours } from '../../../../shared/hours/week-hours.ts';

/** When a patient can be called back, by the clinic's clock: `2026-12-03T09:30`. */
interface CallBackTimes {
  inAnHour?: string;
  thisEvening?: string;
  /** On the next day on which the clinic is open. */
  nextDay?: string;
}

const usualEvening = '18:00';
const usualMorning = '10:00';
const dayLength = 86_400_000;

/**
 * Suggests times to call back at which the clinic is open.
 * @param now by the clinic's clock
 * @param inAnHour an hour later, by the same clock
 */
export function callBackTimes(now: string, inAnHour: string, hours: OpeningHours[]): CallBackTimes {
  const isOpen = (time: string) =>
    intervalsOn(time.slice(0, 10), hours).some(
      ({ opens, closes }) => time.slice(11) >= opens && time.slice(11) < closes,
    );
  const evening = `${now.slice(0, 10)}T${usualEvening}`;
  const next = nextMorning(now.slice(0, 10), hours);
  return {
    ...(isOpen(inAnHour) && { inAnHour }),
    ...(evening > now && isOpen(evening) && { thisEvening: evening }),
    ...(next && { nextDay: next }),
  };
}

/**
 * The next open day after today, at the usual morning time if the clinic is open then, or else when it
 * opens.
 */
function nextMorning(today: string, hours: OpeningHours[]): string | undefined {
  for (let ahead = 1; ahead <= dayNames.length; ahead += 1) {
    const day = new Date(Date.parse(today) + ahead * dayLength).toISOString().slice(0, 10);
    const [first] = intervalsOn(day, hours);
    if (!first) continue;
    const isUsual = first.opens < usualMorning && usualMorning < first.closes;
    return `${day}T${isUsual ? usualMorning : first.opens}`;
  }
  return undefined;
}
