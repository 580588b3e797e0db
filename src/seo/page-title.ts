/** Search results cut off longer titles. */
const longest = 70;

/** Title of an article's page; followed by the clinic's name where both fit. */
export function pageTitle(title: string, clinicName: string): string {
  const withName = `${title} | ${clinicName}`;
  return withName.length <= longest ? withName : title;
}
