import { hoursText } from '../../../shared/hours/week-hours.ts';
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
  const [first, second] = differing;
  if (!first) return [];
  const field = second ? 'structuredHours' : first.field;
  const structured = differing.map((each) => each.text).join(' and ');
  const message = `search engines are told ${structured}, visitors ${shown} (openingHours); make them agree`;
  return [{ file, field, message }];
}
