import type { Plugin } from 'vite';
import { type Colours, coloursOf } from '../theme/colours.ts';
import type { Theme } from '../theme/theme.ts';

/** Adds the clinic's own styles to the stylesheets of the pages and the desk, before Tailwind reads them. */
export function clinicStyles(...styles: string[]): Plugin {
  return {
    name: 'clinic-styles',
    enforce: 'pre',
    transform(code, id) {
      const isGlobal = /\/src\/styles\/(global|desk)\.css(\?|$)/.test(id);
      return isGlobal ? [code, ...styles].join('\n') : undefined;
    },
  };
}

/** The clinic's colours as design tokens for Tailwind, with other values for dark screens. */
export function colourStyles(theme: Theme): string {
  const { light, dark } = coloursOf(theme);
  const inLight = declarations(light);
  const inDark = declarations(dark).filter((line) => !inLight.includes(line));
  return `@theme {
  ${inLight.join('\n  ')}
}
@layer theme {
  @media screen and (prefers-color-scheme: dark) {
    :root {
      ${inDark.join('\n      ')}
    }
  }
}`;
}

/**
 * CSS for a spinning ring in place of the pulse line that is drawn while something loads; empty if the line
 * may stay.
 */
export function spinnerStyles(hasPulse: boolean): string {
  if (hasPulse) return '';
  return `.spinner {
  width: 2.5rem;
  height: 2.5rem;
  border: 3px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
}
.spinner path { display: none; }
@media screen and (prefers-reduced-motion: no-preference) {
  .spinner { animation: turn 1s linear infinite; }
}
@keyframes turn { to { rotate: 360deg; } }`;
}

function declarations(colours: Colours): string[] {
  return Object.entries(colours).map(([name, { value }]) => `--color-${name}: ${value};`);
}
