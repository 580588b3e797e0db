import type { Plugin } from 'vite';
import { colourStyles } from '../theme/styles.ts';
import { designTheme } from '../theme/theme.ts';

/** Adds the design’s colours to each entry stylesheet, before Tailwind reads it. */
export function designColours(): Plugin {
  return {
    name: 'design-colours',
    enforce: 'pre',
    transform(code, id) {
      const isEntryStylesheet = /\/src\/styles\/(global|home|desk|plain)\.css(\?|$)/.test(id);
      return isEntryStylesheet ? `${code}\n${colourStyles(designTheme)}` : undefined;
    },
  };
}
