import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type Bodies, chooseEncoding, compress, plainBody } from './response.ts';

const plain = Buffer.from('plain');
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

  it('is identity if the body has no compressed form', () => {
    expect(chooseEncoding('br, gzip', { identity: plain })).toBe('identity');
  });
});

describe('a body made on demand', () => {
  const page = Buffer.from('<p>heart</p>'.repeat(500));

  it('is compressed so that a browser decodes the same bytes', async () => {
    const bodies = await compress(page, 'text/html; charset=utf-8');
    expect(brotliDecompressSync(bodies.br ?? plain)).toEqual(page);
    expect(plainBody(bodies)).toEqual(page);
    expect(bodies.br?.length).toBeLessThan(page.length / 10);
  });

  it('is not compressed if that does not make it smaller', async () => {
    expect(Object.keys(await compress(page, 'image/png'))).toEqual(['identity']);
  });
});
