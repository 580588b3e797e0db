import type { ViteDevServer } from 'vite';

/**
 * Shows mistakes in the clinic's folder over every open page of the development server, until they are
 * corrected.
 * @returns a function to call with the mistakes after each change: lines, or an empty text
 */
export function mistakesOverlay(ws: ViteDevServer['ws']): (mistakes: string) => void {
  let shown = '';
  // Pages that are opened later show them too.
  ws.on('connection', () => {
    if (shown) ws.send(overlay(shown));
  });
  return (mistakes) => {
    shown = mistakes;
    ws.send(mistakes ? overlay(mistakes) : { type: 'full-reload' });
  };
}

/** What Astro's error overlay shows. */
function overlay(mistakes: string) {
  const err = {
    name: 'The clinic’s folder',
    title: mistakes.includes('\n') ? 'There are mistakes.' : 'There is a mistake.',
    message: mistakes,
    hint: 'Correct it and save the file: this goes by itself. Until then the pages stay as they were.',
    stack: 'None: the site itself is not at fault.',
  };
  return { type: 'error' as const, err };
}
