import { useSyncExternalStore } from 'react';

const wide = matchMedia('(width >= 64rem)');

/** Whether the screen has room for languages beside each other. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide.matches);
}

function subscribe(listener: () => void): () => void {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}
