import { useSyncExternalStore } from 'react';

/** The same widths as `--breakpoint-panes` and `--breakpoint-rows` in `styles/desk.css`. */
const panes = matchMedia('(min-width: 68.75rem)');
const rows = matchMedia('(min-width: 45rem)');

/** Whether the window has room for panes, or the languages of a file, side by side. */
export const useIsWide = () => useMedia(panes);

/** Whether the window has room for an enquiry of the list in two lines. */
export const useHasRows = () => useMedia(rows);

function useMedia(query: MediaQueryList): boolean {
  return useSyncExternalStore(
    (onChange) => {
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => query.matches,
  );
}
