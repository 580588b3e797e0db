import type { APIRoute } from 'astro';
import { findPage, getLanguages } from '../content/read/index.ts';

export const prerender = false;

/** The sitemaps: of posts, if the clinic has a blog, and of all other pages. */
export const GET: APIRoute = async ({ locals }) => {
  const [first = ''] = await getLanguages();
  const hasBlog = (await findPage('blog', first)) !== null;
  const names = [...(hasBlog ? ['sitemap-posts.xml'] : []), 'sitemap-0.xml'];
  const maps = names.map(
    (name) => `<sitemap><loc>${locals.config.siteUrl}/${name}</loc></sitemap>`,
  );
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${maps.join('')}</sitemapindex>`,
    { headers: { 'content-type': 'application/xml; charset=utf-8' } },
  );
};
