import type { Clinic, OpeningHours } from './clinic.ts';
import type { Check } from './loaders.ts';
import { mistakeLine } from './mistakes.ts';

const week = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;

/** Says once, while the site is built, where search engines are told other hours than visitors. */
export const warnWhereHoursDiffer: Check = (entries) => {
  for (const { file, data } of entries) {
    const warning = hoursWarning(data as unknown as Clinic);
    if (warning) console.warn(`Warning: ${mistakeLine(file, warning.field, warning.text)}`);
  }
  return [];
};

/** The fields of clinic.yaml whose hours are not those shown, and both hours; null where all agree. */
export function hoursWarning({
  openingHours,
  structuredHours,
}: Pick<Clinic, 'openingHours' | 'structuredHours'>): { field: string; text: string } | null {
  const shown = hoursText(openingHours);
  const differing = (['contactPage', 'localBusiness'] as const)
    .map((name) => ({ field: `structuredHours.${name}`, told: hoursText(structuredHours[name]) }))
    .filter(({ told }) => told !== shown);
  if (differing.length === 0) return null;
  const told = differing.map((each) => each.told).join(' and ');
  return {
    field: differing.map(({ field }) => field).join(', '),
    text: `search engines are told ${told}, visitors ${shown} (openingHours); make them agree`,
  };
}

/** Hours day by day, days with the same hours together, so that equal hours are equal texts. */
function hoursText(hours: OpeningHours[]): string {
  const groups: { days: string[]; times: string }[] = [];
  for (const day of week) {
    const times = hours
      .filter(({ days }) => days.includes(day))
      .map(({ opens, closes }) => `${opens}-${closes}`)
      .sort()
      .join(' and ');
    const last = groups.at(-1);
    if (last && last.times === times) last.days.push(day);
    else groups.push({ days: [day], times });
  }
  return groups
    .filter(({ times }) => times !== '')
    .map(({ days: [first, ...others], times }) => {
      const last = others.at(-1);
      return `${last ? `${first}-${last}` : first} ${times}`;
    })
    .join(', ');
}
