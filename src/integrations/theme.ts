import type { Plugin } from 'vite';
import { type Colours, coloursOf } from '../clinic/theme/colours.ts';
import type { Theme } from '../clinic/theme/theme.ts';

/**
 * Adds the clinic's colours to the stylesheet of every page, before Tailwind reads it: as the tokens
 * that its classes name, and with other values for dark screens.
 */
export function themeColours(theme: Theme): Plugin {
  const { light, dark } = coloursOf(theme);
  const inLight = declarations(light);
  const inDark = declarations(dark).filter((line) => !inLight.includes(line));
  return {
    name: 'theme-colours',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/src\/styles\/global\.css(\?|$)/.test(id)) return undefined;
      return `${code}
@theme {
  ${inLight.join('\n  ')}
}
@layer theme {
  @media screen and (prefers-color-scheme: dark) {
    :root {
      ${inDark.join('\n      ')}
    }
  }
}`;
    },
  };
}

function declarations(colours: Colours): string[] {
  return Object.entries(colours).map(([name, { value }]) => `--color-${name}: ${value};`);
}
