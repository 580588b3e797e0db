import node from '@astrojs/node';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { phoneLinksOf } from './shared/phone-numbers.ts';
import { clinicFacts, hasBlog } from './src/content/folder/clinic-folder.ts';
import { onInteraction } from './src/integrations/client-interaction/integration.ts';
import { contentOverlay } from './src/integrations/content-overlay.ts';
import { devServer } from './src/integrations/dev-server.ts';
import { fallbackStyles } from './src/integrations/fonts/fallbacks.ts';
import { fonts } from './src/integrations/fonts/index.ts';
import { markdown } from './src/integrations/markdown/index.ts';
import { noImageEndpoint } from './src/integrations/no-image-endpoint/integration.ts';
import { offlineVersion } from './src/integrations/offline-version.ts';
import { allPaths, sitemapLanguages } from './src/integrations/sitemap-languages.ts';
import { clinicStyles, colourStyles, spinnerStyles } from './src/integrations/theme.ts';

const site = (process.env['SITE_URL'] || clinicFacts.siteUrl).replace(/\/+$/, '');
const widgetOrigins = clinicFacts.reviews?.widget?.origins ?? [];

export default defineConfig({
  site,
  server: { host: process.env['HOST'] || 'localhost', port: Number(process.env['PORT'] || 4321) },
  adapter: node({ mode: 'middleware', staticHeaders: true, bodySizeLimit: 64 * 1024 }),
  session: false,
  markdown: {
    syntaxHighlight: false,
    processor: markdown(phoneLinksOf(clinicFacts.contact)),
  },
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  image: { dangerouslyProcessSVG: true, responsiveStyles: false },
  fonts: await fonts(clinicFacts.fonts, clinicFacts.languages),
  integrations: [
    react(),
    sitemap({
      filter: (page) => !/\/(404|500|offline|desk(\/\w+)?)$/.test(page),
      // Rendered on demand, so the build does not know them.
      customPages: (await allPaths()).map((path) => site + path),
      customSitemaps: hasBlog ? [`${site}/sitemap-posts.xml`] : [],
      ...sitemapLanguages(clinicFacts.languages),
    }),
    onInteraction(),
    noImageEndpoint(),
    offlineVersion(),
    devServer(),
    contentOverlay(),
  ],
  security: {
    checkOrigin: false,
    csp: {
      directives: [
        "default-src 'self'",
        // The pictures in posts may be on any host that the clinic has chosen.
        "img-src 'self' data: https:",
        `connect-src ${["'self'", ...widgetOrigins].join(' ')}`,
        `frame-src ${widgetOrigins.join(' ') || "'none'"}`,
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ],
      scriptDirective: { resources: ["'self'", ...widgetOrigins] },
      styleDirective: { resources: ["'self'", ...widgetOrigins] },
    },
  },
  vite: {
    plugins: [
      clinicStyles(
        colourStyles(clinicFacts.theme),
        spinnerStyles(clinicFacts.theme.pulseLine),
        await fallbackStyles(clinicFacts.fonts),
      ),
      tailwindcss(),
    ],
    // Scripts are inlined: a request of their own would delay the first paint.
    build: { assetsInlineLimit: (file) => (file.endsWith('.js') ? true : undefined) },
  },
});
