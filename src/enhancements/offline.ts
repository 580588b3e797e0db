const interactions = ['pointerdown', 'keydown', 'scroll'];

/** Registers the service worker at the first interaction. It keeps pages for offline use. */
export function keepForOffline(): void {
  // A preview shows what is not published, so the worker must not keep it.
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
export function showOfflineNotice(): void {
  const notice = document.querySelector<HTMLElement>('[data-offline-notice]');
  if (!notice) return;
  const update = () => {
    notice.hidden = navigator.onLine;
  };
  addEventListener('online', update);
  addEventListener('offline', update);
  update();
}
