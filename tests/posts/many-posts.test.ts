import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { PostCard } from '../../server/posts/index.ts';
import { endAtExit } from '../support/at-exit.ts';
import { freshSqlite } from '../support/clinic-site.ts';
import { freePort } from '../support/ports.ts';
import { type StandInPostgrest, startPostgrest } from '../support/postgrest.ts';
import { postRow } from '../support/posts.ts';

const posts = 10_000;
const words = 2_000;

/** As `npm run serve` sets it: by itself Node lets garbage grow far beyond what is in use. */
const memoryFlags = ['--max-semi-space-size=8', '--max-old-space-size=512'];
const script = join(import.meta.dirname, '../support/serve.ts');

/** The real server as a process of its own, so that its memory is measured and not the test's. */
describe(`${posts} posts of ${words} words`, { timeout: 120_000 }, () => {
  let remote: StandInPostgrest;
  let server: ChildProcess;
  let url: string;

  beforeAll(async () => {
    const paragraph = `<p>${'heart '.repeat(words / 10)}</p>`;
    const content = `<h2>Text</h2>${paragraph.repeat(10)}`;
    remote = await startPostgrest(
      Array.from({ length: posts }, (_, index) => postRow(index + 1, { content })),
    );
    const port = String(await freePort());
    url = `http://127.0.0.1:${port}`;
    server = spawn(process.execPath, [...memoryFlags, script], {
      env: {
        PATH: process.env.PATH,
        HOST: '127.0.0.1',
        PORT: port,
        DATABASE_URL: freshSqlite(),
        BLOGS_URL: remote.url,
        BLOGS_KEY: remote.key,
        LOG_LEVEL: 'silent',
      },
      stdio: 'inherit',
    });
    endAtExit(server);
    await vi.waitFor(async () => expect(await isUp()).toBe(true), { timeout: 30_000 });
  }, 120_000);

  afterAll(async () => {
    const ended = once(server, 'exit');
    server.kill();
    await ended;
    await remote.close();
  });

  const isUp = () =>
    fetch(`${url}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    );

  async function timed(path: string) {
    const started = performance.now();
    const response = await fetch(url + path);
    const text = await response.text();
    return { milliseconds: performance.now() - started, kilobytes: text.length / 1_024, text };
  }

  test('are read completely', async () => {
    const { milliseconds, kilobytes, text } = await timed('/api/blogs');
    const listed: PostCard[] = JSON.parse(text).posts;
    console.log(`first read: ${milliseconds.toFixed(0)} ms; all cards: ${kilobytes.toFixed(0)} KB`);
    expect(new Set(listed.map(({ slug }) => slug)).size).toBe(posts);
    console.log(`memory after it: ${megabytesOf(server.pid ?? 0)} MB`);
    expect(listed[0]?.readTime).toBe('11 min read');
  });

  test('answer from the cache in less than 50 ms', async () => {
    const times: number[] = [];
    for (let round = 0; round < 50; round += 1) {
      times.push((await timed('/api/blogs?limit=60')).milliseconds);
    }
    const median = times.sort((one, other) => one - other)[25] ?? Number.NaN;
    const whole = await timed('/api/blogs');
    console.log(
      `60 cards: ${median.toFixed(1)} ms (median); all: ${whole.milliseconds.toFixed(0)} ms`,
    );
    expect(median).toBeLessThan(50);
  });

  test('can all be opened within 400 MB', async () => {
    for (let start = 1; start <= posts; start += 20) {
      const group = Array.from({ length: 20 }, (_, index) => start + index).filter(
        (id) => id % 5 === 0,
      );
      await Promise.all(group.map((id) => timed(`/api/blogs/post-number-${id}`)));
    }
    const peak = megabytesOf(server.pid ?? 0);
    console.log(`memory of the server: ${peak} MB`);
    expect(peak).toBeGreaterThan(0);
    expect(peak).toBeLessThan(400);
  });
});

/** Most resident memory a process has had; where the system does not tell, what it has now. */
function megabytesOf(pid: number): number {
  const status = `/proc/${pid}/status`;
  const kilobytes = existsSync(status)
    ? /VmHWM:\s*(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]
    : spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
  return Math.round(Number(kilobytes) / 1_024);
}
