import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makeFiles } from './make-files.ts';

const blankPicture = (width: number, height: number, background = '#a33f') =>
  sharp({ create: { width, height, channels: 4, background } });

describe('a picture', () => {
  it('keeps its width if it is tall, and is refused if, once reduced, it would be too narrow to recognise', async () => {
    const tallPicture = await blankPicture(200, 9_000).jpeg().toBuffer();
    expect(await makeFiles(tallPicture)).toMatchObject({ size: { width: 200, height: 9_000 } });
    const strip = await blankPicture(5_000, 120).png().toBuffer();
    expect(await makeFiles(strip)).toEqual({ problem: 'narrow' });
  });

  it('stays transparent only on request', async () => {
    const signature = await blankPicture(300, 100, '#0000').png().toBuffer();
    const formatsOf = async (allowsAlpha: boolean) => {
      const result = await makeFiles(signature, allowsAlpha);
      return 'files' in result ? result.files.map(({ format }) => format) : [];
    };
    expect(await formatsOf(false)).toEqual(['avif', 'webp', 'jpg']);
    expect(await formatsOf(true)).toEqual(['avif', 'webp', 'png']);
  });

  it.each([
    ['gif', 'format'],
    ['tiff', 'format'],
  ] as const)('in the format %s is refused', async (format, problem) => {
    expect(await makeFiles(await blankPicture(300, 200).toFormat(format).toBuffer())).toEqual({
      problem,
    });
  });

  it.each(['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>', '%PDF-1.7\n'])(
    'is refused if it is not a photograph: %s',
    async (content) => {
      expect(await makeFiles(Buffer.from(content))).toEqual({ problem: 'format' });
    },
  );
});
