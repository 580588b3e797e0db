import type { APIRoute } from 'astro';
import { getArticles } from '../clinic/index.ts';

export const prerender = false;

/** The clinic's posts for search engines; the other pages are in the sitemap made at build time. */
export const GET: APIRoute = async ({ locals, site, url }) => {
  const [articles, posts] = await Promise.all([getArticles(), locals.posts.list()]);
  if (articles.length === 0) return new Response(null, { status: 404 });
  if (posts.status === 'failed') {
    // An empty map would tell search engines that all posts are gone.
    return new Response(posts.message, { status: 503, headers: { 'retry-after': '60' } });
  }
  const builtIn = new Set(articles.map(({ id }) => id));
  const entries = posts.cards
    .filter(({ slug }) => !builtIn.has(slug))
    .map(({ slug, createdAt }) => {
      const address = new URL(`/blog/${encodeURIComponent(slug)}`, site ?? url);
      const changed = createdAt ? `<lastmod>${createdAt}</lastmod>` : '';
      return `<url><loc>${address.href.replaceAll('&', '&amp;')}</loc>${changed}</url>`;
    });
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>`,
    { headers: { 'content-type': 'application/xml; charset=utf-8' } },
  );
};
