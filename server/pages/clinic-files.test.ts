import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { keptFolders } from '../../src/content/snapshot/kept-files.ts';
import type { PictureVariant } from '../../src/content/snapshot/snapshot.ts';
import { temporaryFolder } from '../../tests/support/temporary.ts';
import { ClinicFiles, Photographs } from './clinic-files.ts';

it('a photograph that is damaged on the disk is made again, and never served for a year', async () => {
  const kept = temporaryFolder();
  const original = await sharp({
    create: { width: 60, height: 40, channels: 3, background: 'teal' },
  })
    .jpeg()
    .toBuffer();
  await mkdir(join(kept, keptFolders.originals), { recursive: true });
  await writeFile(join(kept, keptFolders.originals, 'heart.jpg'), original);
  const url = '/_astro/heart-30x20-centre.jpg';
  const size = { width: 30, height: 20, position: 'centre', format: 'jpg' } as const;
  const variant: PictureVariant = { original: '/_astro/heart.jpg', ...size };
  const shown = { variants: new Map([[url, variant]]), unchanged: new Set<string>() };
  const answered = () => new ClinicFiles(kept, new Photographs(kept), () => [shown]).find(url);
  const made = (await answered())?.bodies.identity;
  const file = join(kept, keptFolders.files, 'heart-30x20-centre.jpg');
  expect(await readFile(file)).toEqual(made);
  await writeFile(file, (await readFile(file)).subarray(0, 200));
  expect((await answered())?.bodies.identity).toEqual(made);
});
