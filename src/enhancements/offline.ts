const interactions = ['pointerdown', 'keydown', 'scroll'];

/** Keeps what helps without a network, from the first sign that a visitor reads on. */
export function keepForOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = () => {
    for (const name of interactions) removeEventListener(name, register);
    navigator.serviceWorker.register('/service-worker.js').catch((error: unknown) => {
      console.error('Pages cannot be kept for offline use:', error);
    });
  };
  for (const name of interactions) addEventListener(name, register, { passive: true });
}

/** Says so when the page is read without a network. */
export function sayWhenOffline(): void {
  const notice = document.querySelector<HTMLElement>('[data-offline-notice]');
  if (!notice) return;
  const say = () => {
    notice.hidden = navigator.onLine;
  };
  addEventListener('online', say);
  addEventListener('offline', say);
  say();
}
