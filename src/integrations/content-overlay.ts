import type { AstroIntegration } from 'astro';
import { folderChecks } from '../content/check/folder-checks.ts';

/**
 * While the development server runs, shows mistakes in the clinic's folder over every open page, until
 * they are corrected.
 */
export function contentOverlay(): AstroIntegration {
  return {
    name: 'mistakes in the page',
    hooks: {
      'astro:server:setup': ({ server: { ws } }) => {
        let mistakes = '';
        folderChecks.subscribe((lines) => {
          const hadMistakes = mistakes !== '';
          mistakes = String(lines);
          if (mistakes) ws.send(overlay(mistakes));
          else if (hadMistakes) ws.send({ type: 'full-reload' });
        });
        // Pages that are opened later show them too.
        ws.on('connection', () => {
          if (mistakes) ws.send(overlay(mistakes));
        });
      },
    },
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
