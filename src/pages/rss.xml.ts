import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { getArticles, getPage, getSite } from '../clinic/index.ts';

export const prerender = false;

/** Items of the feed at most: readers look for what is new. */
const maxItems = 100;

/** What XML cannot hold, not even escaped: one such character would spoil the whole feed. */
const notInXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** The feed: built-in articles and the clinic's posts, newest first. */
export const GET: APIRoute = async ({ locals, site, url }) => {
  const articles = await getArticles();
  if (articles.length === 0) return new Response(null, { status: 404 });
  const [{ clinic }, { meta }, posts] = await Promise.all([
    getSite(),
    getPage('blog'),
    locals.posts.list(),
  ]);
  const builtIn = articles.map(({ id, data }) => ({
    title: data.title,
    description: data.excerpt,
    link: `/blog/${id}`,
    pubDate: data.date,
  }));
  const addresses = new Set(builtIn.map(({ link }) => link));
  const own = (posts.status === 'loaded' ? posts.cards : []).map((card) => ({
    title: card.title.replace(notInXml, ''),
    description: card.excerpt.replace(notInXml, ''),
    link: `/blog/${encodeURIComponent(card.slug)}`,
    ...(card.createdAt && { pubDate: new Date(card.createdAt) }),
  }));
  const feed = await rss({
    title: meta.title,
    description: meta.description,
    site: site ?? url.origin,
    trailingSlash: false,
    customData: `<language>${clinic.language}</language>`,
    items: [...builtIn, ...own.filter(({ link }) => !addresses.has(link))]
      .sort((one, other) => Number(other.pubDate ?? 0) - Number(one.pubDate ?? 0))
      .slice(0, maxItems),
  });
  // Without the clinic's posts it is not whole, and not kept.
  if (posts.status !== 'loaded') feed.headers.set('cache-control', 'no-store');
  return feed;
};
