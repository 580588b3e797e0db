/** Calls, once, what can wait until the visitor sees the page. */
export function afterFirstPaint(begin: () => void): void {
  const tells = PerformanceObserver.supportedEntryTypes.includes('paint');
  // In a tab in the background nothing is painted.
  if (!tells || document.visibilityState === 'hidden') {
    begin();
    return;
  }
  const observer = new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    begin();
  });
  observer.observe({ type: 'paint', buffered: true });
}
