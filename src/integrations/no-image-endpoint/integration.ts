import type { AstroIntegration } from 'astro';

/**
 * Leaves Astro's image endpoint out of the build: the server makes all pictures, and nobody should be
 * able to make the server create others. The development server keeps the endpoint.
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
