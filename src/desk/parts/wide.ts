import { useSyncExternalStore } from 'react';

/** As wide as `--breakpoint-panes` in `styles/desk.css`. */
const wide = matchMedia('(min-width: 68.75rem)');

/** Whether panes, or the languages of a file, have room beside each other. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      // Safari 15 and Chrome 88 know it.
      wide.addEventListener('change', onChange);
      return () => wide.removeEventListener('change', onChange);
    },
    () => wide.matches,
  );
}
