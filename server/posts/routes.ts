import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { PostAnswer, PostListAnswer } from '../../shared/post.ts';
import type { LoadedPosts, Posts } from './types.ts';

/** The most cards in one response, and how many if the request does not say. */
const maxLimit = 200;

const wholeNumber = (lowest: number, highest: number) => {
  const error = `must be a whole number from ${lowest} to ${highest}`;
  return z
    .string(error)
    .regex(/^\d{1,6}$/, error)
    .transform(Number)
    .refine((value) => value >= lowest && value <= highest, error);
};

/** The requested part of the listing. */
const listQuery = z.object({
  offset: wholeNumber(0, 999_999).prefault('0'),
  limit: wholeNumber(1, maxLimit).prefault(String(maxLimit)),
});

/** How long a browser may cache a response. */
const browserCache = 'public, max-age=60';

/**
 * Adds `GET /api/blogs` and `GET /api/blogs/{slug}`, from which pages in the browser load what the
 * server did not have in time. Failures are 502 with a message; only responses with posts are cached.
 */
export async function postsRoutes(
  app: FastifyInstance,
  { posts }: { posts: Posts },
): Promise<void> {
  app.get('/api/blogs', async (request, reply): Promise<PostListAnswer> => {
    const query = listQuery.safeParse(request.query);
    if (!query.success) {
      const [issue] = query.error.issues;
      refuse(reply, 400);
      return { posts: [], error: `${issue?.path.join('.')} ${issue?.message}` };
    }
    const list = await posts.list();
    if (list.status === 'failed') {
      refuse(reply, 502);
      return { posts: [], error: list.message };
    }
    reply.header('cache-control', browserCache);
    return partOf(list, query.data);
  });

  app.get<{ Params: { slug: string } }>('/api/blogs/:slug', async (request, reply) => {
    const result = await posts.post(request.params.slug);
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
    const answer: PostAnswer = { ...result.post, featured: result.featured };
    return answer;
  });
}

/** `rows` and `raw` explain a listing in which no row became a card. */
function partOf(
  { cards, rows, raw }: LoadedPosts,
  { offset, limit }: z.infer<typeof listQuery>,
): PostListAnswer {
  const end = offset + limit;
  return {
    posts: cards.slice(offset, end),
    error: null,
    total: cards.length,
    next: end < cards.length ? `/api/blogs?offset=${end}&limit=${limit}` : null,
    ...(raw.length > 0 && { rows, raw }),
  };
}

function refuse(reply: FastifyReply, status: number): void {
  reply.code(status).header('cache-control', 'no-store');
}
