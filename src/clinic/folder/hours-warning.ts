import type { Clinic, OpeningHours } from '../clinic.ts';
import type { ContentIssue } from './content-issue.ts';

const week = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;

/**
 * A warning where the hours for search engines differ from those that visitors see.
 * @param file path of `clinic.yaml`
 */
export function hoursWarning(
  { openingHours, structuredHours }: Pick<Clinic, 'openingHours' | 'structuredHours'>,
  file: string,
): ContentIssue[] {
  const shown = hoursText(openingHours);
  const differing = (['contactPage', 'localBusiness'] as const)
    .map((name) => ({ field: `structuredHours.${name}`, told: hoursText(structuredHours[name]) }))
    .filter(({ told }) => told !== shown);
  if (differing.length === 0) return [];
  const field = differing.map((each) => each.field).join(', ');
  const told = differing.map((each) => each.told).join(' and ');
  const message = `search engines are told ${told}, visitors ${shown} (openingHours); make them agree`;
  return [{ file, field, message }];
}

/** Normalised text of hours: equal hours give equal texts, however they are grouped. */
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
