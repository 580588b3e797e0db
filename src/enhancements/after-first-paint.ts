/** Runs a function after the first contentful paint; at once in browsers that do not report it. */
export function afterFirstPaint(run: () => void): void {
  const isReported = PerformanceObserver.supportedEntryTypes.includes('paint');
  // A tab in the background paints nothing.
  if (!isReported || document.visibilityState === 'hidden') {
    run();
    return;
  }
  const observer = new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    run();
  });
  observer.observe({ type: 'paint', buffered: true });
}
