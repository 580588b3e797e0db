/** Search results cut titles that are longer. */
const longest = 70;

/** The title of a text's page: with the clinic's name where there is room for both. */
export function pageTitle(title: string, clinicName: string): string {
  const withName = `${title} | ${clinicName}`;
  return withName.length <= longest ? withName : title;
}
