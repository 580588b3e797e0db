import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrate when a visitor first focuses or presses something in the island. */
    'client:interaction'?: boolean;
  }
}
