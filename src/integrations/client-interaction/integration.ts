import type { AstroIntegration } from 'astro';

/** Adds `client:interaction`: an island's code is fetched when a visitor first interacts with it. */
export function onInteraction(): AstroIntegration {
  return {
    name: 'client:interaction',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({
          name: 'interaction',
          entrypoint: './src/integrations/client-interaction/directive.ts',
        }),
    },
  };
}
