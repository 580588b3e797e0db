import type { AstroIntegration } from 'astro';

/**
 * Leaves Astro's scaler of pictures out of the build: all pictures are made while the site is built,
 * and nobody shall have others made by its server. The development server keeps the scaler.
 */
export function noImageEndpoint(): AstroIntegration {
  return {
    name: 'no image endpoint',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command !== 'build') return;
        const entrypoint = './src/integrations/no-image-endpoint/endpoint.ts';
        updateConfig({ image: { endpoint: { entrypoint } } });
      },
    },
  };
}
