import type { APIRoute } from 'astro';

export const prerender = false;

/** Crawlers may read everything but the API. */
export const GET: APIRoute = ({ locals }) =>
  new Response(
    `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${locals.config.siteUrl}/sitemap-index.xml\n`,
  );
