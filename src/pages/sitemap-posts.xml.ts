import type { APIRoute } from 'astro';
import { pathIn } from '../content/read/addresses.ts';
import { blogLanguages } from '../content/read/blog-languages.ts';
import { getLanguages, getSite } from '../content/read/index.ts';
import { alternateLinks, inXml, sitemapOf } from '../seo/sitemap.ts';
import { postPath, postPaths } from '../words/post-languages.ts';

export const prerender = false;

/**
 * The clinic's posts for search engines, each in its language; all other pages are in
 * `sitemap-0.xml`.
 */
export const GET: APIRoute = async ({ locals }) => {
  const [first = ''] = await getLanguages();
  const [site, posts] = await Promise.all([getSite(first), locals.posts.list()]);
  if (!site.hasBlog) return new Response(null, { status: 404 });
  if (posts.status === 'failed') {
    // An empty sitemap would tell search engines that all posts are gone.
    return new Response(posts.message, { status: 503, headers: { 'retry-after': '60' } });
  }
  const languages = blogLanguages(site);
  const entries = posts.cards.map((card) => {
    const addressOf = (path: string) => new URL(path, locals.config.siteUrl).href;
    const addresses = Object.entries(postPaths(languages, card)).map(([language, path]) => ({
      language,
      address: addressOf(pathIn(site, language, path)),
    }));
    const changed = card.createdAt ? `<lastmod>${card.createdAt}</lastmod>` : '';
    const links = alternateLinks(addresses, first);
    return `<url><loc>${inXml(addressOf(postPath(languages, card)))}</loc>${changed}${links}</url>`;
  });
  return sitemapOf(entries);
};
