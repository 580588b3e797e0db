import { cpSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { freshSqlite, temporaryFolder } from '../support/clinic-site.ts';
import { databaseWithPosts } from '../support/own-posts.ts';
import { ServerProcess } from '../support/server-process.ts';

const project = resolve(import.meta.dirname, '../..');

let server: ServerProcess | undefined;
afterEach(async () => {
  await server?.end('SIGKILL');
});

describe('a fault while a page is made', () => {
  it.each([
    ['before the page begins', '/blog', 'src/pages/blog'],
    ['in the middle of it', '/blog/any', 'post'],
  ])('%s is answered with the error page, and the log says where', async (_, path) => {
    const DATABASE_URL = freshSqlite();
    server = await ServerProcess.start({ DATABASE_URL }, { broken: true }, 'serve-pages.ts');
    const answer = await fetch(server.url + path);
    const page = await answer.text();
    expect(answer.status).toBe(500);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(page).toContain('Unexpected Application Error!');
    expect(page).not.toContain('Rukmini');

    const [line] = linesAbout(server, 'unexpected error').slice(-1);
    expect(line).toMatchObject({ level: 50, status: 500, path, reason: 'RangeError' });
    expect(line?.['where']).toMatch(/^at .*serve-pages\.ts/);
    expect((await fetch(`${server.url}/privacy`)).status).toBe(200);
  });
});

describe('a later build', () => {
  it('does not disturb the server that runs, though it deletes all that was built', async () => {
    const root = temporaryFolder();
    const folder = join(root, 'dist');
    cpSync(join(project, 'dist'), folder, { recursive: true });
    symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'));
    const DATABASE_URL = await databaseWithPosts('walking-helps');
    server = await ServerProcess.start({ DATABASE_URL }, { folder }, 'serve-pages.ts');
    rmSync(folder, { recursive: true });
    const paths = ['/', '/offers', '/blog', '/blog?view=all', '/blog/walking-helps', '/contact'];
    for (const path of [...paths, '/privacy', '/rss.xml', '/sitemap-posts.xml']) {
      expect({ path, status: (await fetch(server.url + path)).status }).toEqual({
        path,
        status: 200,
      });
    }
    expect((await fetch(`${server.url}/nowhere`)).status).toBe(404);
  });
});

describe('the log of a server with pages', () => {
  it('has a line with its own id for each answer that took work, and nothing of the visitor', async () => {
    const environment = { DATABASE_URL: freshSqlite(), LOG_LEVEL: 'info' };
    server = await ServerProcess.start(environment, {}, 'serve-pages.ts');
    const visitor = {
      'x-forwarded-for': '203.0.113.77',
      'user-agent': 'Rukmini’s phone'.replace('’', ''),
      cookie: 'form=rukmini-cookie',
      referer: 'https://search.example/?q=rukmini',
    };
    for (const path of ['/', '/contact?package=rukmini', '/contact?name=rukmini', '/nowhere']) {
      await fetch(server.url + path, { headers: visitor });
    }
    expect(await server.end('SIGTERM')).toBe(0);
    const lines = linesAbout(server, 'answered').filter(({ path }) => path !== '/healthz');
    expect(lines.map(({ path, status }) => [path, status])).toEqual([
      ['/contact', 200],
      ['/contact', 200],
      ['/nowhere', 404],
    ]);
    expect(new Set(lines.map(({ reqId }) => reqId)).size).toBe(3);
    expect(server.log.join('\n')).not.toMatch(/rukmini|203\.0\.113/i);
  });

  it('has a line for each answer from memory too, where the level is debug', async () => {
    const environment = { DATABASE_URL: freshSqlite(), LOG_LEVEL: 'debug' };
    server = await ServerProcess.start(environment, {}, 'serve-pages.ts');
    await fetch(`${server.url}/offers?name=rukmini`);
    await server.end('SIGTERM');
    const [line] = linesAbout(server, 'answered at once');
    expect(line).toMatchObject({ level: 20, method: 'GET', path: '/offers', status: 200 });
    expect(line?.['reqId']).toMatch(/^[\da-f]{6}-\w+$/);
    expect(server.log.join('\n')).not.toContain('rukmini');
  });
});

function linesAbout({ log }: ServerProcess, message: string): Record<string, unknown>[] {
  return log
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === message);
}
