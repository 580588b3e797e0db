import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * Hydrate when a visitor first focuses, presses or submits something in the island; with `scroll`
     * also when the page is first scrolled.
     */
    'client:interaction'?: boolean | 'scroll';
  }
}
