import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { LoadedPosts, PostCard, Posts } from './types.ts';

const wholeNumber = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number);

/** `limit` alone, or with `offset`, asks for a part of the listing; without them it is whole. */
const partOfListing = z.object({
  offset: wholeNumber.prefault('0'),
  limit: wholeNumber.optional(),
});

/** Longest a browser may keep an answer, in seconds. */
const browserCache = 'public, max-age=60';

/**
 * Adds `GET /api/blogs` and `GET /api/blogs/{slug}`, from which pages in the browser read what the
 * server did not know in time. Failures are 502 with a message; only answers with posts are cached.
 */
export async function postsRoutes(
  app: FastifyInstance,
  { posts }: { posts: Posts },
): Promise<void> {
  const wholeListings = new WeakMap<PostCard[], string>();

  app.get('/api/blogs', async (request, reply) => {
    const part = partOfListing.safeParse(request.query);
    if (!part.success) {
      const error = `${part.error.issues[0]?.path.join('.')} must be a whole number`;
      return refuse(reply, 400, { posts: [], error });
    }
    const list = await posts.list();
    if (list.status === 'failed') return refuse(reply, 502, { posts: [], error: list.message });
    reply.header('cache-control', browserCache).type('application/json');
    const { offset, limit } = part.data;
    if (offset > 0 || limit !== undefined) {
      return answerWith(list, list.cards.slice(offset, offset + (limit ?? list.cards.length)));
    }
    // Thousands of cards take a while to write, and are the same for everyone.
    const answer = wholeListings.get(list.cards) ?? answerWith(list, list.cards);
    wholeListings.set(list.cards, answer);
    return answer;
  });

  app.get<{ Params: { slug: string } }>('/api/blogs/:slug', async (request, reply) => {
    const result = await posts.post(request.params.slug);
    if (result.status === 'failed') return refuse(reply, 502, { error: result.message });
    if (result.status === 'missing') return refuse(reply, 404, { error: 'There is no such post.' });
    reply.header('cache-control', browserCache);
    return { ...result.post, featured: result.featured };
  });
}

/** `total` counts all posts; `rows` and `raw` explain a listing of which no card could be shown. */
function answerWith({ cards, rows, raw }: LoadedPosts, posts: PostCard[]): string {
  const explanation = raw.length > 0 ? { rows, raw } : {};
  return JSON.stringify({ posts, error: null, total: cards.length, ...explanation });
}

function refuse(reply: FastifyReply, status: number, body: object): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').send(body);
}
