import type { Plugin } from 'vite';

/** Where Vite keeps the function that it wraps around dynamic imports. */
const preloadHelper = '\0vite/preload-helper.js';

/**
 * Leaves dynamic imports as browsers know them. Vite's wrapper loads the styles of a chunk first; ours
 * are all in the page, and the wrapper would be a request and a kilobyte of every page with a field
 * for searching.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    apply: 'build',
    load(id) {
      return id === preloadHelper ? 'export const __vitePreload = (load) => load();' : undefined;
    },
  };
}
