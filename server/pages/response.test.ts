import { describe, expect, it } from 'vitest';
import { type Bodies, chooseEncoding } from './response.ts';

const compressed: Bodies = { br: Buffer.from('b'), gzip: Buffer.from('gz') };

describe('the encoding of a response', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', 'identity'],
    ['identity;q=0', 'identity'],
    ['deflate, compress', 'identity'],
    [`${'x, '.repeat(500)}gzip`, 'gzip'],
  ])('for "Accept-Encoding: %s" is %s', (acceptEncoding, encoding) => {
    expect(chooseEncoding(acceptEncoding, compressed)).toBe(encoding);
  });
});
