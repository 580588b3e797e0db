import { removePreviewMarks } from '../../shared/remove-preview-marks.ts';

/** The maximum number of characters; search results cut off longer titles. */
const maxLength = 62;

/** The title of an article's page, followed by the clinic's name if both fit. */
export function pageTitle(title: string, clinicName: string): string {
  const withName = `${title} | ${clinicName}`;
  return removePreviewMarks(withName).length <= maxLength ? withName : title;
}
