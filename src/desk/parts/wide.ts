import { useSyncExternalStore } from 'react';

/** As wide as `--breakpoint-panes` in `styles/desk.css`. */
const wideScreen = matchMedia('(min-width: 68.75rem)');

/** Whether the window has room for panes, or the languages of a file, side by side. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      // Supported from Safari 14 on.
      wideScreen.addEventListener('change', onChange);
      return () => wideScreen.removeEventListener('change', onChange);
    },
    () => wideScreen.matches,
  );
}
