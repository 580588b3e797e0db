import { describe, expect, it } from 'vitest';
import { isServableUrl } from './request-limits.ts';

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
