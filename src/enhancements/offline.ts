const interactions = ['pointerdown', 'keydown', 'scroll'];

/** Registers the service worker, which keeps pages for offline use, at the first interaction. */
export function keepForOffline(): void {
  // A preview shows what is not published; the worker leaves it alone too.
  if (!('serviceWorker' in navigator) || /^\/(api|preview)\//.test(location.pathname)) return;
  const register = () => {
    for (const name of interactions) removeEventListener(name, register);
    navigator.serviceWorker.register('/service-worker.js').catch((error: unknown) => {
      console.error('Pages cannot be kept for offline use:', error);
    });
  };
  for (const name of interactions) addEventListener(name, register, { passive: true });
}

/** Shows a notice while the visitor is offline. */
export function sayWhenOffline(): void {
  const notice = document.querySelector<HTMLElement>('[data-offline-notice]');
  if (!notice) return;
  const update = () => {
    notice.hidden = navigator.onLine;
  };
  addEventListener('online', update);
  addEventListener('offline', update);
  update();
}
