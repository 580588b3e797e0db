import { type Colours, coloursOf } from './colours.ts';
import { designTheme, type Theme } from './theme.ts';

/** The colours of a theme as design tokens for Tailwind, with other values for dark screens. */
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

/** The clinic’s colours instead of the design’s, as plain CSS; empty if they are the same. */
export function colourOverrides(theme: Theme): string {
  const [clinic, design] = [coloursOf(theme), coloursOf(designTheme)];
  const isChanged = (line: string, index: number) =>
    line !== declarations(design.light)[index] ||
    declarations(clinic.dark)[index] !== declarations(design.dark)[index];
  const light = declarations(clinic.light);
  const inLight = light.filter(isChanged);
  if (inLight.length === 0) return '';
  // Every colour that is declared above, since those declarations come after the dark ones of the design.
  const inDark = declarations(clinic.dark).filter((_, index) =>
    inLight.includes(light[index] ?? ''),
  );
  return `:root{${inLight.join('')}}@media screen and (prefers-color-scheme:dark){:root{${inDark.join('')}}}`;
}

function declarations(colours: Colours): string[] {
  return Object.entries(colours).map(([name, { value }]) => `--color-${name}:${value};`);
}
