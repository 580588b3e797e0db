import { openDatabase } from '../../server/database/index.ts';
import { memoryOf, startOurServer } from './servers.ts';
import type { Figures } from './table.ts';
import { median } from './throughput.ts';

const posts = 10_000;
const opened = 2_000;

/** Measures what a table of ten thousand posts, each of two thousand words, costs our server. */
export async function measureManyPosts(folder: string): Promise<Record<string, Figures>> {
  const server = await startOurServer(folder, fill);
  try {
    const times: number[] = [];
    await ask(`${server.url}/blog`);
    for (let count = 0; count < 50; count += 1) times.push(await ask(`${server.url}/blog`));
    for (let id = 1; id <= opened; id += 1) await ask(`${server.url}/blog/post-${id}`);
    const figures = { listing: median(times), megabytesWithPosts: memoryOf(server.pid) };
    return { '10,000 posts': figures };
  } finally {
    await server.stop();
  }
}

/**
 * Requests a page.
 * @returns milliseconds until the whole response had arrived
 */
async function ask(url: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(url);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}.`);
  return performance.now() - started;
}

async function fill(databaseUrl: string): Promise<void> {
  const database = await openDatabase(databaseUrl);
  const paragraph = `<p>${'heart '.repeat(200)}</p>`;
  const rows = Array.from({ length: posts }, (_, index) => ({
    title: `Post ${index + 1}`,
    slug: `post-${index + 1}`,
    excerpt: 'An ordinary post.',
    content: `<h2>Text</h2>${paragraph.repeat(10)}`,
    created_at: new Date(Date.UTC(2025, 0, 1, 0, index)).toISOString(),
    published: true,
  }));
  while (rows.length > 0) {
    await database.insertInto('blogs').values(rows.splice(0, 100)).execute();
  }
  await database.destroy();
}
