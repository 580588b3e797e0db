import { join } from 'node:path';
import { fontProviders } from 'astro/config';

/** Where subset fonts are written, for Astro to copy. */
export const cacheFolder = join(process.cwd(), 'node_modules', '.cache', 'fonts');

/** A font file, and the characters that a browser loads it for. */
export interface Variant {
  src: [string];
  weight: string;
  style: 'normal';
  unicodeRange: [string, ...string[]];
}

/** A family for Astro's `fonts` option. */
export function astroFamily(name: string, cssVariable: `--${string}`, variants: Variant[]) {
  return {
    name,
    cssVariable,
    provider: fontProviders.local(),
    options: { variants: variants as [Variant, ...Variant[]] },
    // The fallbacks until fonts are loaded are in typefaces.css and fallbacks.ts.
    fallbacks: [],
    optimizedFallbacks: false,
    display: 'swap' as const,
  };
}
