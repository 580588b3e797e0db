/** Search results cut off longer titles. */
const longest = 70;

/** The title of an article's page, followed by the clinic's name if both fit. */
export function pageTitle(title: string, clinicName: string): string {
  const withName = `${title} | ${clinicName}`;
  return withName.length <= longest ? withName : title;
}
