import type { APIRoute } from 'astro';
import { getLanguages, getSite } from '../content/read/index.ts';
import { postCopyOf } from '../content/read/post-copy.ts';
import { escapeUrl, sitemapOf } from '../seo/sitemap.ts';
import { postPath } from '../words/post-copy.ts';

export const prerender = false;

/** The posts of the hosted table for search engines; all other pages are in `sitemap-0.xml`. */
export const GET: APIRoute = async ({ locals }) => {
  const [first = ''] = await getLanguages();
  const [site, posts] = await Promise.all([getSite(first), locals.posts.list()]);
  if (!site.hasBlog) return new Response(null, { status: 404 });
  if (posts.status === 'failed') {
    // An empty sitemap would tell search engines that all posts are gone.
    return new Response(posts.message, { status: 503, headers: { 'retry-after': '60' } });
  }
  const postCopy = postCopyOf(site);
  const entries = posts.cards.map(({ slug, createdAt }) => {
    const address = new URL(postPath(postCopy, slug), locals.config.siteUrl).href;
    const lastmod = createdAt ? `<lastmod>${createdAt}</lastmod>` : '';
    return `<url><loc>${escapeUrl(address)}</loc>${lastmod}</url>`;
  });
  return sitemapOf(entries);
};
