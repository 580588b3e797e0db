/**
 * Links the manifest, which only a visitor who puts the site on the home screen needs. A link in the HTML
 * would have the browser request it between the first paint and the largest, or before both.
 */
export function linkManifest(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/site.webmanifest';
  document.head.append(link);
}
