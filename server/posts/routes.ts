import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  type EnglishTexts,
  failedPostList,
  type Post,
  type PostCard,
  type PostListResponse,
  postList,
  postResponse,
} from '../../shared/post.ts';
import { postPlaceholders } from '../../shared/post-placeholders.ts';
import type { Config } from '../config.ts';
import { failures } from '../plugins/schemas.ts';
import { wholeNumber } from '../whole-number.ts';
import { timeoutMessage } from './remote-call.ts';
import type { FailedRead, LoadedPosts, PendingRead, Posts } from './types.ts';

/** Maximum and default number of cards in one response. */
const maxLimit = 200;

/** The requested part of the listing. */
const listQuery = z.object({
  offset: wholeNumber(0, 999_999).prefault('0'),
  limit: wholeNumber(1, maxLimit).prefault(String(maxLimit)),
});

/**
 * How long a response waits for the table, in milliseconds. Within five seconds, retries by the browser
 * included, the visitor must learn that posts cannot be read; the read continues for the next visitor.
 */
const defaultTimeout = 3_000;

/** How long a browser may cache a response. */
const browserCache = 'public, max-age=60';

interface PostsRoutesOptions {
  config: Pick<Config, 'timeZone'>;
  posts: Posts;
  /** How long a response waits for the table, in milliseconds. */
  timeout?: number;
}

const listSchema = {
  tags: ['Posts'],
  summary: 'The posts of the hosted table, newest first',
  querystring: listQuery,
  response: { 200: postList, 400: failedPostList, 502: failedPostList, ...failures },
};

const postError = failedPostList.pick({ error: true });

const postSchema = {
  tags: ['Posts'],
  summary: 'One post, with its text as HTML',
  params: z.object({ slug: z.string() }),
  response: { 200: postResponse, 404: postError, 502: postError, ...failures },
};

/**
 * Adds `GET /api/blogs` and `GET /api/blogs/{slug}`, from which pages in the browser load what the server did not have
 * in time. If the table cannot be read, the response is 502 with a message. Browsers do not cache errors.
 */
export const postsRoutes: FastifyPluginAsyncZod<PostsRoutesOptions> = async (
  app,
  { config, posts, timeout = defaultTimeout },
) => {
  const addTexts = createEnglishTextAdder(config.timeZone);

  app.get('/api/blogs', {
    schema: listSchema,
    handler: async ({ query }, reply) => {
      const list = failIfPending(await posts.listWithin(timeout));
      if (list.status === 'failed') {
        setErrorStatus(reply, 502);
        return reply.send({ posts: [], error: list.message });
      }
      reply.header('cache-control', browserCache);
      return pageOf(list, query, addTexts);
    },
    errorHandler: (error, _request, reply) => {
      const [issue] = error.validation ?? [];
      if (!issue) throw error;
      setErrorStatus(reply, 400);
      return reply.send({ posts: [], error: `${issue.instancePath.slice(1)} ${issue.message}` });
    },
  });

  app.get('/api/blogs/:slug', { schema: postSchema }, async (request, reply) => {
    const result = failIfPending(await posts.postWithin(request.params.slug, timeout));
    if (result.status === 'failed') {
      setErrorStatus(reply, 502);
      return { error: result.message };
    }
    if (result.status === 'missing') {
      setErrorStatus(reply, 404);
      return { error: 'There is no such post.' };
    }
    reply.header('cache-control', browserCache);
    return { ...addTexts(result.post), featured: result.featured.map(addTexts) };
  });
};

/** A read that takes longer than a response may wait counts as one that failed. */
function failIfPending<Result extends { status: string }>(
  result: Result,
): Exclude<Result, PendingRead> | FailedRead {
  return result.status === 'pending'
    ? { status: 'failed', message: timeoutMessage }
    : (result as Exclude<Result, PendingRead>);
}

/** The requested part of the listing; `rows` and `raw` explain a listing in which no row became a card. */
function pageOf(
  { cards, rows, raw }: LoadedPosts,
  { offset, limit }: z.infer<typeof listQuery>,
  addTexts: AddEnglishTexts,
): PostListResponse {
  const end = offset + limit;
  return {
    posts: cards.slice(offset, end).map(addTexts),
    error: null,
    total: cards.length,
    next: end < cards.length ? `/api/blogs?offset=${end}&limit=${limit}` : null,
    ...(raw.length > 0 && { rows, raw }),
  };
}

function setErrorStatus(reply: FastifyReply, status: number): void {
  reply.code(status).header('cache-control', 'no-store');
}

/** Adds the English texts of the public API to a post. */
type AddEnglishTexts = <Known extends PostCard | Post>(post: Known) => Known & EnglishTexts;

/** Creates a function that adds these texts, with dates in a time zone (IANA name). */
export function createEnglishTextAdder(timeZone: string): AddEnglishTexts {
  const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone });
  return (post) => {
    const { title, excerpt, createdAt, readMinutes } = post;
    const missingFields = (['title', 'excerpt'] as const).filter((field) => post[field] === null);
    return {
      ...post,
      title: title ?? postPlaceholders.title,
      excerpt: excerpt ?? postPlaceholders.excerpt,
      date: createdAt === null ? postPlaceholders.date : longDate.format(new Date(createdAt)),
      readTime: `${readMinutes} min read`,
      ...(missingFields.length > 0 && { missing: missingFields }),
    };
  };
}
