import type { APIRoute } from 'astro';
import type { PostCard } from '../../../shared/post.ts';
import { createSearchIndex } from '../../../shared/search/search.ts';
import { getPage, getSite } from '../../content/read/index.ts';
import { languageOfPage } from '../../content/read/page-language.ts';
import { onceFor } from '../../content/snapshot/snapshot.ts';
import { builtDocuments, ignoredInAll } from '../../search/built-documents.ts';
import { postDocumentsOf } from '../../search/post-documents.ts';
import type { SuggestionFile } from '../../search/suggestion-file.ts';
import { postsTimeout } from './blog/_posts-timeout.ts';

export const prerender = false;

/** How many of the newest posts are suggested. The search itself finds all posts. */
const maxPosts = 200;

/** The file of each language, and the posts that it was made from. */
const madeFor = onceFor(async () => ({ cards: null as PostCard[] | null, text: '' }));

/** The index for suggestions in the browser: all titles, headings and summaries, but no texts. */
export const GET: APIRoute = async ({ locals, params }) => {
  const language = await languageOfPage(params['language'], '/search');
  if (language === null) return new Response(null, { status: 404 });
  const posts = await locals.posts.listWithin(postsTimeout);
  const headers = { 'content-type': 'application/json' };
  if (posts.status !== 'loaded') {
    const text = await makeFile(language, []);
    return new Response(text, { headers: { ...headers, 'cache-control': 'no-store' } });
  }
  const { cards } = posts;
  const file = await madeFor(language);
  if (file.cards !== cards) {
    Object.assign(file, { cards, text: await makeFile(language, cards.slice(0, maxPosts)) });
  }
  return new Response(file.text, {
    headers: { ...headers, 'cache-control': 'public, max-age=60' },
  });
};

async function makeFile(language: string, cards: PostCard[]): Promise<string> {
  const [documents, ignoredWords, { kinds, suggestions }, site] = await Promise.all([
    builtDocuments(language),
    ignoredInAll(),
    getPage('search', language),
    getSite(language),
  ]);
  const index = createSearchIndex();
  index.addAll(documents.map((document) => ({ ...document, text: '' })));
  const postDocument = postDocumentsOf(site);
  for (const card of cards) {
    const post = postDocument(card);
    if (!index.has(post.href)) index.add({ ...post, summary: '' });
  }
  const file: SuggestionFile = { copy: { kinds, ...suggestions }, ignoredWords, index };
  return JSON.stringify(file);
}
