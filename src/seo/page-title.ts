import { unmarked } from '../../shared/unmarked.ts';

/** Search results cut off longer titles. */
const longest = 62;

/** The title of an article's page, followed by the clinic's name if both fit. */
export function pageTitle(title: string, clinicName: string): string {
  const withName = `${title} | ${clinicName}`;
  return unmarked(withName).length <= longest ? withName : title;
}
