import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { cacheFolders } from '../../src/content/snapshot/content-cache.ts';
import type { PictureVariant } from '../../src/content/snapshot/snapshot.ts';
import { temporaryFolder } from '../../tests/support/temporary.ts';
import { ClinicFiles, Photographs } from './clinic-files.ts';

it('a photograph that is damaged on disk is generated again, and the damaged file is never served', async () => {
  const cacheFolder = temporaryFolder();
  const original = await sharp({
    create: { width: 60, height: 40, channels: 3, background: 'teal' },
  })
    .jpeg()
    .toBuffer();
  await mkdir(join(cacheFolder, cacheFolders.originals), { recursive: true });
  await writeFile(join(cacheFolder, cacheFolders.originals, 'heart.jpg'), original);
  const url = '/_astro/heart-30x20-centre.jpg';
  const size = { width: 30, height: 20, position: 'centre', format: 'jpg' } as const;
  const variant: PictureVariant = { original: '/_astro/heart.jpg', ...size };
  const files = { variants: new Map([[url, variant]]), unchanged: new Set<string>() };
  const find = () =>
    new ClinicFiles(cacheFolder, new Photographs(cacheFolder), () => [files]).find(url);
  const intactBytes = (await find())?.bodies.identity;
  const file = join(cacheFolder, cacheFolders.files, 'heart-30x20-centre.jpg');
  expect(await readFile(file)).toEqual(intactBytes);
  await writeFile(file, (await readFile(file)).subarray(0, 200));
  expect((await find())?.bodies.identity).toEqual(intactBytes);
});
