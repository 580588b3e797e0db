import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { pictureFiles } from '../../../shared/pictures.ts';
import { hrefTo } from '../../content/read/addresses.ts';
import { blogLanguages } from '../../content/read/blog-languages.ts';
import { getArticles, getPage, getSite } from '../../content/read/index.ts';
import { languageOfPage } from '../../content/read/page-language.ts';
import { languageOfPost, postPath, textsOf } from '../../words/post-languages.ts';

export const prerender = false;

/** The most items in the feed: readers look for what is new. */
const maxItems = 100;

/** Characters that XML does not allow, not even escaped: one would make the whole feed invalid. */
const notInXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** The feed of a language: built-in articles and the clinic's posts, newest first. */
export const GET: APIRoute = async ({ locals, params }) => {
  const language = await languageOfPage(params['language'], '/blog');
  if (language === null) return new Response(null, { status: 404 });
  const [articles, site, { meta }, posts] = await Promise.all([
    getArticles(language),
    getSite(language),
    getPage('blog', language),
    locals.posts.list(),
  ]);
  const builtIn = articles
    .filter((article) => article.language === language)
    .map(({ id, data }) => ({
      title: data.title,
      description: data.excerpt,
      link: hrefTo(site, `/blog/${id}`),
      pubDate: data.date,
    }));
  const origin = locals.config.siteUrl;
  const languages = blogLanguages(site);
  const own = (posts.status === 'loaded' ? posts.cards : [])
    .filter((card) => !languageOfPost(languages, card).language)
    .map((card) => {
      const { title, excerpt } = textsOf(languages, card);
      return {
        title: title.replace(notInXml, ''),
        description: excerpt.replace(notInXml, ''),
        link: postPath(languages, card),
        ...(card.createdAt && { pubDate: new Date(card.createdAt) }),
        ...enclosureOf(card.image, origin),
      };
    });
  const feed = await rss({
    title: meta.title,
    description: meta.description,
    site: new URL(hrefTo(site, '/'), origin),
    trailingSlash: false,
    customData: `<language>${language}</language>`,
    items: [...builtIn, ...own]
      .sort((one, other) => Number(other.pubDate ?? 0) - Number(one.pubDate ?? 0))
      .slice(0, maxItems),
  });
  // Without the clinic's posts the feed is incomplete, and must not be cached.
  if (posts.status !== 'loaded') feed.headers.set('cache-control', 'no-store');
  return feed;
};

/** The picture of a post, if it was uploaded here. Its length is unknown, which feeds write as 0. */
function enclosureOf(image: string | null, origin: string) {
  if (image === null || !pictureFiles(image)) return {};
  return { enclosure: { url: origin + image, type: 'image/jpeg', length: 0 } };
}
