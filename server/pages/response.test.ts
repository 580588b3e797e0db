import { describe, expect, it } from 'vitest';
import { acceptsBrotli } from './response.ts';

describe('a client', () => {
  it.each([
    [undefined, false],
    ['', false],
    ['gzip, deflate, br, zstd', true],
    ['BR', true],
    ['gzip, deflate', false],
    ['br;q=0, gzip', false],
    ['br;q=0.5', true],
    ['identity;q=0', false],
    [`${'x, '.repeat(500)}br`, true],
  ])('that sends "Accept-Encoding: %s" accepts Brotli: %s', (acceptEncoding, accepts) => {
    expect(acceptsBrotli(acceptEncoding)).toBe(accepts);
  });
});
