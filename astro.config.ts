import node from '@astrojs/node';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { clinicFacts } from './src/content/clinic-folder.ts';
import { onInteraction } from './src/islands/on-interaction/integration.ts';
import { fonts } from './src/styles/fonts.ts';

const widgetOrigins = clinicFacts.reviews.widget?.origins ?? [];

export default defineConfig({
  site: process.env['SITE_URL'] || clinicFacts.siteUrl,
  adapter: node({ mode: 'middleware', staticHeaders: true, bodySizeLimit: 64 * 1024 }),
  session: false,
  markdown: { syntaxHighlight: false },
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  image: { dangerouslyProcessSVG: true, responsiveStyles: false },
  fonts: await fonts(),
  integrations: [react(), sitemap(), onInteraction()],
  security: {
    checkOrigin: false,
    csp: {
      directives: [
        "default-src 'self'",
        `img-src ${["'self'", 'data:', ...widgetOrigins].join(' ')}`,
      ],
    },
  },
  vite: { plugins: [tailwindcss()] },
});
