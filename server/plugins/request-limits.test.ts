import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { isServableUrl, requestLimitsPlugin, rewriteUrl } from './request-limits.ts';
import { RequestLog } from './request-log.ts';

describe('the address of a request', () => {
  it.each([
    ...['/', '/blog/heart-care?page=2&x=<any>', '/blog/%E0%A4%B9%E0%A5%83%E0%A4%A6%E0%A4%AF'],
    ...["/a(b)'c,d;e=f@g:h", '/a/...', '/a.html.b', '/.well-known/security.txt'],
  ])('is valid: %s', (url) => {
    expect(isServableUrl(url)).toBe(true);
  });

  it.each([
    ...['', '*', 'blog/heart-care', '//evil.example', '/\\evil.example', 'http://evil.example/'],
    ...['/a//b', '/a/%2fb', '/a//', '/a.html', '/a/index%2Ehtml/', '/a b', '/<script>'],
    ...['/..', '/a/../b', '/a/./b', '/%2e%2e/b', '/a/%2E%2e%2fb', '/..%5c..%5cetc'],
    ...['/a%00b', '/%0d%0aset-cookie:a', '/%c2%85', '/%ff', '/%c0%ae%c0%ae/', '/%', '/%zz'],
    '/\u00e9',
  ])('is not valid: %j', (url) => {
    expect(isServableUrl(url)).toBe(false);
  });
});

it('a malformed request leaves no line in the log, so that bots cannot fill it; other requests do, and may continue on their connection', async () => {
  const paths: string[] = [];
  const write = (line: string) => {
    const { msg, path } = JSON.parse(line);
    if (msg === 'answered') paths.push(path);
  };
  const app = Fastify({
    logger: { level: 'info', stream: { write } },
    logController: new RequestLog({ warn: () => {} }),
    rewriteUrl,
  });
  app.decorateReply('servedAs', null);
  app.decorateReply('isOverloadResponse', false);
  app.register(requestLimitsPlugin);
  const statuses: number[] = [];
  for (const url of ['/page', '/a//b', `/${'a'.repeat(3_000)}`, '/missing']) {
    const { statusCode, headers } = await app.inject(url);
    statuses.push(statusCode);
    expect(headers.connection).not.toBe('close');
  }
  expect(statuses).toEqual([404, 404, 414, 404]);
  expect(paths).toEqual(['/page', '/missing']);
  await app.close();
});
