import type { Plugin } from 'vite';
import { colourStyles } from '../theme/styles.ts';
import { designTheme } from '../theme/theme.ts';

/** Adds the design’s colours to the stylesheets of the pages, the private ones and the desk, before Tailwind reads them. */
export function designColours(): Plugin {
  return {
    name: 'design-colours',
    enforce: 'pre',
    transform(code, id) {
      const isGlobal = /\/src\/styles\/(global|home|desk|plain)\.css(\?|$)/.test(id);
      return isGlobal ? `${code}\n${colourStyles(designTheme)}` : undefined;
    },
  };
}
