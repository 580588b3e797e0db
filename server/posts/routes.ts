import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { PostAnswer, PostListAnswer } from '../../shared/post.ts';
import type { Config } from '../config.ts';
import { wholeNumber } from '../whole-number.ts';
import { type PutInWords, putInWords } from './answers.ts';
import { tooSlow } from './read/remote-call.ts';
import type { FailedRead, LoadedPosts, PendingRead, Posts } from './read/types.ts';

/** The most cards in one response, and how many if the request does not say. */
const maxLimit = 200;

/** The requested part of the listing. */
const listQuery = z.object({
  offset: wholeNumber(0, 999_999).prefault('0'),
  limit: wholeNumber(1, maxLimit).prefault(String(maxLimit)),
});

/**
 * How long an answer waits for the table, in milliseconds. Within five seconds, retries by the browser
 * included, a visitor has to be told that posts cannot be read; the read continues for the next visitor.
 */
const usualTimeout = 3_000;

/** How long a browser may cache a response. */
const browserCache = 'public, max-age=60';

interface PostsRoutesOptions {
  config: Pick<Config, 'timeZone'>;
  posts: Posts;
  /** How long an answer waits for the table, in milliseconds. */
  timeout?: number;
}

/**
 * Adds `GET /api/blogs` and `GET /api/blogs/{slug}`, from which pages in the browser load what the
 * server did not have in time. Failures are 502 with a message; only responses with posts are cached.
 */
export async function postsRoutes(
  app: FastifyInstance,
  { config, posts, timeout = usualTimeout }: PostsRoutesOptions,
): Promise<void> {
  const inWords = putInWords(config.timeZone);

  app.get('/api/blogs', async (request, reply): Promise<PostListAnswer> => {
    const query = listQuery.safeParse(request.query);
    if (!query.success) {
      const [issue] = query.error.issues;
      refuse(reply, 400);
      return { posts: [], error: `${issue?.path.join('.')} ${issue?.message}` };
    }
    const list = inTime(await posts.listWithin(timeout));
    if (list.status === 'failed') {
      refuse(reply, 502);
      return { posts: [], error: list.message };
    }
    reply.header('cache-control', browserCache);
    return partOf(list, query.data, inWords);
  });

  app.get<{ Params: { slug: string } }>('/api/blogs/:slug', async (request, reply) => {
    const result = inTime(await posts.postWithin(request.params.slug, timeout));
    if (result.status === 'failed') {
      refuse(reply, 502);
      return { error: result.message };
    }
    if (result.status === 'missing') {
      refuse(reply, 404);
      return { error: 'There is no such post.' };
    }
    if (result.status === 'moved') {
      // If this were cached, two slugs could redirect to each other after a post is renamed back.
      reply.header('cache-control', 'no-cache');
      return reply.redirect(`/api/blogs/${encodeURIComponent(result.slug)}`, 301);
    }
    reply.header('cache-control', browserCache);
    const answer: PostAnswer = {
      ...inWords(result.post),
      featured: result.featured.map(inWords),
    };
    return answer;
  });
}

/** A read that takes longer than an answer may wait counts as one that failed. */
function inTime<Result extends { status: string }>(
  result: Result,
): Exclude<Result, PendingRead> | FailedRead {
  return result.status === 'pending'
    ? { status: 'failed', message: tooSlow }
    : (result as Exclude<Result, PendingRead>);
}

/** `rows` and `raw` explain a listing in which no row became a card. */
function partOf(
  { cards, rows, raw }: LoadedPosts,
  { offset, limit }: z.infer<typeof listQuery>,
  inWords: PutInWords,
): PostListAnswer {
  const end = offset + limit;
  return {
    posts: cards.slice(offset, end).map(inWords),
    error: null,
    total: cards.length,
    next: end < cards.length ? `/api/blogs?offset=${end}&limit=${limit}` : null,
    ...(raw.length > 0 && { rows, raw }),
  };
}

function refuse(reply: FastifyReply, status: number): void {
  reply.code(status).header('cache-control', 'no-store');
}
