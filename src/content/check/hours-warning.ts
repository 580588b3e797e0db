import { groupDays, type OpeningHours, runsOf } from '../../../shared/opening-hours.ts';
import type { ContentIssue } from '../folder/content-issue.ts';
import type { Clinic } from '../schema/clinic.ts';

/**
 * Warns if the hours for search engines differ from those that visitors see.
 * @param file path of `clinic.yaml`
 */
export function hoursWarning(
  { openingHours, structuredHours }: Pick<Clinic, 'openingHours' | 'structuredHours'>,
  file: string,
): ContentIssue[] {
  const shown = hoursText(openingHours);
  const differing = (['contactPage', 'localBusiness'] as const)
    .map((name) => ({
      field: `structuredHours.${name}`,
      text: hoursText(structuredHours?.[name] ?? openingHours),
    }))
    .filter(({ text }) => text !== shown);
  if (differing.length === 0) return [];
  const field = differing.map((each) => each.field).join(', ');
  const structured = differing.map((each) => each.text).join(' and ');
  const message = `search engines are told ${structured}, visitors ${shown} (openingHours); make them agree`;
  return [{ file, field, message }];
}

/** Hours as normalised text: the same hours give the same text, however they are grouped. */
function hoursText(hours: OpeningHours[]): string {
  return groupDays(hours)
    .map(({ days, intervals }) => {
      const runs = runsOf(days).map((run) => [...new Set([run[0], run.at(-1)])].join('-'));
      const times = intervals.map(({ opens, closes }) => `${opens}-${closes}`);
      return `${runs.join(', ')} ${times.join(' and ')}`;
    })
    .join(', ');
}
