import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * Hydrate when a visitor first focuses or presses something in the island; with `scroll` also
     * when the page is first scrolled.
     */
    'client:interaction'?: boolean | 'scroll';
  }
}
