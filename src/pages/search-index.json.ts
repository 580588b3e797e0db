import type { APIRoute } from 'astro';
import type { PostCard } from '../../shared/post.ts';
import { createSearchIndex } from '../../shared/search.ts';
import { getPage } from '../clinic/index.ts';
import { builtDocuments } from '../search/built-documents.ts';
import { postDocument } from '../search/site-search.ts';
import type { SuggestionFile } from '../search/suggestion-file.ts';
import { postsTimeout } from './blog/_posts-timeout.ts';

export const prerender = false;

/** The newest posts, which are suggested by their titles. All can be found by the search itself. */
const maxPosts = 200;

/** The file, and the posts that it was made with. */
let made: { cards: PostCard[]; text: string } | undefined;

/** What suggestions are made of in the browser: all titles, headings and summaries, but no texts. */
export const GET: APIRoute = async ({ locals }) => {
  const posts = await locals.posts.listWithin(postsTimeout);
  const headers = { 'content-type': 'application/json' };
  if (posts.status !== 'loaded') {
    const text = await makeFile([]);
    return new Response(text, { headers: { ...headers, 'cache-control': 'no-store' } });
  }
  const { cards } = posts;
  if (made?.cards !== cards) made = { cards, text: await makeFile(cards.slice(0, maxPosts)) };
  return new Response(made.text, {
    headers: { ...headers, 'cache-control': 'public, max-age=60' },
  });
};

async function makeFile(cards: PostCard[]): Promise<string> {
  const [documents, { ignoredWords, kinds, suggestions }] = await Promise.all([
    builtDocuments(),
    getPage('search'),
  ]);
  const index = createSearchIndex(ignoredWords);
  index.addAll(documents.map((document) => ({ ...document, text: '' })));
  for (const card of cards) {
    const post = postDocument(card);
    if (!index.has(post.href)) index.add({ ...post, summary: '' });
  }
  const file: SuggestionFile = { copy: { kinds, ...suggestions }, ignoredWords, index };
  return JSON.stringify(file);
}
