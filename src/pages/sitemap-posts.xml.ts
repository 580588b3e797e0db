import type { APIRoute } from 'astro';
import { blogLanguages } from '../content/read/blog-languages.ts';
import { getArticles, getLanguages, getSite } from '../content/read/index.ts';
import { postPath } from '../words/post-languages.ts';

export const prerender = false;

/**
 * The clinic's posts for search engines, each in its language; all other pages are in
 * `sitemap-0.xml`.
 */
export const GET: APIRoute = async ({ locals }) => {
  const [first = ''] = await getLanguages();
  const [site, articles, posts] = await Promise.all([
    getSite(first),
    getArticles(first),
    locals.posts.list(),
  ]);
  if (!site.hasBlog) return new Response(null, { status: 404 });
  if (posts.status === 'failed') {
    // An empty sitemap would tell search engines that all posts are gone.
    return new Response(posts.message, { status: 503, headers: { 'retry-after': '60' } });
  }
  const languages = blogLanguages(site);
  const builtIn = new Set(articles.map(({ id }) => id));
  const entries = posts.cards
    .filter(({ slug }) => !builtIn.has(slug))
    .map((card) => {
      const { href } = new URL(postPath(languages, card), locals.config.siteUrl);
      const changed = card.createdAt ? `<lastmod>${card.createdAt}</lastmod>` : '';
      return `<url><loc>${href.replaceAll('&', '&amp;')}</loc>${changed}</url>`;
    });
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>`,
    { headers: { 'content-type': 'application/xml; charset=utf-8' } },
  );
};
