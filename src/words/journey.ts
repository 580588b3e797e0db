import { interpolate } from '../../shared/interpolate.ts';
import type { Clinic } from '../content/schema/clinic.ts';
import type { Town } from '../content/schema/town.ts';
import { fieldOf, marked } from '../content/snapshot/marks.ts';
import type { PageCopy } from '../pages.ts';
import { clockTime, localeOf, type PartsOfDay } from './dates.ts';

/** The maximum one-way journey for a visit in a single day, in hours. */
const maxDayTrip = 4;

/** The values of the placeholders in the copy of towns' pages. */
export function townFacts({ name, forms, calledHere }: Town): Record<string, string> {
  return {
    TOWN: name,
    FROM: forms?.from ?? name,
    OF: forms?.of ?? name,
    CALLED: calledHere,
  };
}

/** A distance with its unit: "40 km". */
export function distanceText(kilometres: number, clinic: Clinic): string {
  return inUnit(kilometres, 'kilometer', 'short', clinic);
}

/** How far a town is: "65 km"; empty if that is not known. */
export function townDistance({ journey }: Pick<Town, 'journey'>, clinic: Clinic): string {
  return journey ? distanceText(journey.kilometres.at(-1) ?? 0, clinic) : '';
}

/**
 * The road or railway to a town and the distance, as one sentence: "NH 53: about 65 km, 1.5 hours". Without the
 * distance for a town that has no journey.
 */
export function routeText(
  { wayThere, journey }: Town,
  copy: PageCopy<'town'>['journey'],
  clinic: Clinic,
): string {
  const by = wayThere?.by ?? '';
  if (!journey || !copy) return by;
  const { hours } = journey;
  const distance = interpolate(hours === undefined ? copy.distance : copy.way, {
    KILOMETRES: townDistance({ journey }, clinic),
    HOURS: hours === undefined ? '' : inUnit(hours, 'hour', 'long', clinic),
  });
  // Lines break only after a comma or the colon: "about 65 km" stays together.
  return marked(`${by}: ${distance.replaceAll(/(?<!,) /g, '\u00a0')}`, fieldOf(by));
}

/**
 * Says when to leave and when a patient is home again, or to come the day before. Computed from the hours
 * of the journey, the first opening of the week and `visitHours`.
 * @returns null if one of these is not known
 */
export function dayPlan(
  { journey }: Town,
  copy: PageCopy<'town'>['journey'],
  clinic: Clinic,
  partsOfDay?: PartsOfDay,
): string | null {
  const opens = clinic.openingHours[0]?.opens;
  if (!copy || !opens || !journey?.hours || !clinic.visitHours) return null;
  const locale = localeOf(clinic.language, clinic.address.country);
  const openingHour = hoursOf(opens);
  // With no-break spaces, so that no line break splits a time.
  const clock = (hours: number) =>
    clockTime(timeOf(hours), locale, partsOfDay).replaceAll(' ', '\u00a0');
  if (journey.hours > maxDayTrip) return interpolate(copy.overnight, { OPENS: clock(openingHour) });
  const sentence = journey.byRail ? copy.dayTripByRail : copy.dayTrip;
  if (!sentence) return null;
  return interpolate(sentence, {
    LEAVE: clock(openingHour - journey.hours),
    OPENS: clock(openingHour),
    HOME: clock(openingHour + clinic.visitHours + journey.hours),
  });
}

function hoursOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours + minutes / 60;
}

function timeOf(hours: number): string {
  const [wholeHours, minutes] = [Math.floor(hours), Math.round((hours % 1) * 60)];
  return `${String(wholeHours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}

function inUnit(
  value: number,
  unit: 'hour' | 'kilometer',
  unitDisplay: 'long' | 'short',
  { language, address }: Clinic,
): string {
  const style = { style: 'unit', unit, unitDisplay } as const;
  return new Intl.NumberFormat(localeOf(language, address.country), style).format(value);
}
