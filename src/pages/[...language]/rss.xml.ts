import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { hrefTo } from '../../content/read/addresses.ts';
import { getArticles, getPage, getSite } from '../../content/read/index.ts';
import { languageOfPage } from '../../content/read/page-language.ts';
import { postCopyOf } from '../../content/read/post-copy.ts';
import { postPath, postTexts } from '../../words/post-copy.ts';

export const prerender = false;

/** The maximum number of items: feed readers only look for new ones. */
const maxItems = 100;

/** Characters that XML does not allow, not even escaped: one would make the whole feed invalid. */
const notInXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** The feed of a language: the clinic's articles and the posts of its table, newest first. */
export const GET: APIRoute = async ({ locals, params }) => {
  const language = await languageOfPage(params['language'], '/blog');
  if (language === null) return new Response(null, { status: 404 });
  const [articles, site, { meta }, posts] = await Promise.all([
    getArticles(language),
    getSite(language),
    getPage('blog', language),
    locals.posts.list(),
  ]);
  const articleItems = articles
    .filter((article) => article.language === language)
    .map(({ id, data, published }) => ({
      title: data.title,
      description: data.excerpt ?? '',
      link: hrefTo(site, `/blog/${id}`),
      pubDate: new Date(published),
    }));
  const postCopy = postCopyOf(site);
  const cards = posts.status === 'loaded' && !postCopy.postLanguage ? posts.cards : [];
  const postItems = cards.map((card) => {
    const { title, excerpt } = postTexts(postCopy, card);
    return {
      title: title.replace(notInXml, ''),
      description: excerpt.replace(notInXml, ''),
      link: postPath(postCopy, card.slug),
      ...(card.createdAt && { pubDate: new Date(card.createdAt) }),
    };
  });
  const feed = await rss({
    title: meta.title,
    description: meta.description,
    site: new URL(hrefTo(site, '/'), locals.config.siteUrl),
    trailingSlash: false,
    customData: `<language>${language}</language>`,
    items: [...articleItems, ...postItems]
      .sort((a, b) => Number(b.pubDate ?? 0) - Number(a.pubDate ?? 0))
      .slice(0, maxItems),
  });
  // Without the posts the feed is incomplete, and must not be cached.
  if (posts.status !== 'loaded') feed.headers.set('cache-control', 'no-store');
  return feed;
};
