import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { pino } from 'pino';
import { schemasPlugin } from '../../../server/plugins/schemas.ts';
import { createPosts } from '../../../server/posts/posts.ts';
import { postsRoutes } from '../../../server/posts/routes.ts';
import type { Posts } from '../../../server/posts/types.ts';
import { type CardResponse, postListResponse } from '../../../shared/post.ts';
import { configFor } from '../config-for.ts';

/** The fields of all responses of the routes. */
interface ApiBody {
  posts?: CardResponse[];
  error?: string | null;
  total?: number;
  next?: string | null;
  rows?: number;
  raw?: unknown[];
  title?: string;
  slug?: string;
  image?: string | null;
  html?: string | null;
  featured?: CardResponse[];
}

/** A server with the routes of posts, over real HTTP, whose clock moves only when the test advances it. */
export interface PostServer {
  posts: Posts;
  /** The lines that were logged. */
  log: string[];
  /** Requests a path of the API. */
  ask(path: string): Promise<{ status: number; body: ApiBody; headers: Headers }>;
  /** All cards of the listing, part by part. */
  cards(): Promise<CardResponse[]>;
  /** Advances the clock of the cache, in milliseconds. */
  advance(milliseconds: number): void;
  close(): Promise<void>;
}

const { clinic } = await configFor({});

/** No timeout expires by itself, however busy the machine; retries follow at once. In milliseconds. */
const timings = { callTimeout: 600_000, budget: 600_000, firstDelay: 5, answer: 600_000 };

/**
 * Starts the routes over a hosted table.
 * @param timing `answer` is how long the API waits for the table
 * @param blogs null if no table is configured
 */
export async function startPostServer(
  blogs: { url: string; key: string } | null,
  timing: Partial<typeof timings> = {},
): Promise<PostServer> {
  const { answer, ...otherTimings } = { ...timings, ...timing };
  let now = 1_000;
  const log: string[] = [];
  const app = Fastify();
  const config: Parameters<typeof createPosts>[0]['config'] = {
    blogs: blogs && { url: blogs.url, key: blogs.key },
    siteUrl: 'https://clinic.example',
    timeZone: 'Asia/Kolkata',
    clinic,
  };
  const posts = createPosts({
    config,
    log: pino({ level: 'warn' }, { write: (line) => log.push(line) }),
    timing: { ...otherTimings, now: () => now },
  });
  app.register(schemasPlugin);
  app.register(postsRoutes, { config, posts, timeout: answer });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const ask = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    const body = (await response.json()) as ApiBody;
    return { status: response.status, body, headers: response.headers };
  };
  return {
    posts,
    log,
    ask,
    async cards() {
      const cards: CardResponse[] = [];
      for (let next: string | null = '/api/blogs'; next !== null; ) {
        const { body } = await ask(next);
        const part = postListResponse.parse(body);
        cards.push(...part.posts);
        next = part.error === null ? part.next : null;
      }
      return cards;
    },
    advance(milliseconds) {
      now += milliseconds;
    },
    close: () => app.close(),
  };
}
