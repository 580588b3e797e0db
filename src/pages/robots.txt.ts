import type { APIRoute } from 'astro';

/** Crawlers may read everything but the API. */
export const GET: APIRoute = ({ site }) =>
  new Response(
    `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${new URL('sitemap-index.xml', site)}\n`,
  );
