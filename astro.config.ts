import node from '@astrojs/node';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import type { Plugin } from 'vite';
import manifest from './package.json' with { type: 'json' };
import { onInteraction } from './src/integrations/client-interaction/integration.ts';
import { designColours } from './src/integrations/design-colours.ts';
import { devServer } from './src/integrations/dev-server.ts';
import { olderStyles } from './src/integrations/older-styles.ts';
import { oldestBrowsers, oldestForScripts } from './src/integrations/oldest-browsers.ts';
import { scriptText } from './src/integrations/script-text.ts';

/** A server installs only production packages, so a build bundles all others. `npm run dev` has them all. */
const productionPackages: Plugin = {
  name: 'production-packages',
  apply: 'build',
  config: () => ({ ssr: { noExternal: true, external: Object.keys(manifest.dependencies) } }),
};

// Nothing here depends on the clinic: the server reads the clinic's folder when it starts.
export default defineConfig({
  output: 'server',
  server: { host: process.env['HOST'] || 'localhost', port: Number(process.env['PORT'] || 4321) },
  adapter: node({ mode: 'middleware', bodySizeLimit: 64 * 1024 }),
  session: false,
  markdown: { syntaxHighlight: false },
  image: { endpoint: { route: '/_image', entrypoint: './src/integrations/no-image-endpoint.ts' } },
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  integrations: [react(), onInteraction(), devServer()],
  security: {
    checkOrigin: false,
    csp: {
      directives: [
        "default-src 'self'",
        // The pictures in posts may be on any host that the clinic has chosen.
        "img-src 'self' data: https:",
        "font-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ],
      scriptDirective: { resources: ["'self'"] },
      styleDirective: { resources: ["'self'"] },
    },
  },
  vite: {
    plugins: [productionPackages, designColours(), scriptText(), tailwindcss()],
    css: { postcss: { plugins: [olderStyles] } },
    build: {
      target: oldestForScripts,
      cssTarget: oldestBrowsers,
      // Scripts are inlined: a request of their own would delay the first paint.
      assetsInlineLimit: (file) => (file.endsWith('.js') ? true : undefined),
    },
  },
});
