import sharp from 'sharp';
import { expect, it } from 'vitest';
import { defaultLimits, makePicture } from './make-picture.ts';

it.each([
  ['processor time', { processorTime: 0 }],
  ['wall-clock time', { timeout: 0 }],
])(
  'an intact picture whose processing runs out of %s is reported as unfinished, not as damaged',
  async (_, limits) => {
    const upload = sharp({
      create: { width: 3_000, height: 2_000, channels: 3, background: '#a33' },
    });
    const outcome = await makePicture(await upload.jpeg().toBuffer(), {
      ...defaultLimits,
      ...limits,
    });
    expect(outcome).toEqual({ problem: 'unfinished' });
  },
);
