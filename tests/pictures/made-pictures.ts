import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** Where the photographs of these tests were taken, which no stored picture must reveal. */
export const secret = 'GPS of a private house';

export const plain = (width: number, height: number, background = '#a33') =>
  sharp({ create: { width, height, channels: 3, background } });

/** A small PNG whose header claims another size. */
export async function promising(width: number, height: number): Promise<Buffer> {
  const file = await plain(1, 1).png().toBuffer();
  // The signature and the length of the header are followed by its name, then the size.
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  file.writeUInt32BE(crc32(file.subarray(12, 29)), 29);
  return file;
}

/** As a phone makes it: stored rotated, blue above and red below, with place and time. */
export async function photo(width = 60): Promise<Buffer> {
  const upper = await plain(width, width / 3, '#00f')
    .png()
    .toBuffer();
  const upright = await plain(width, (width * 2) / 3, '#f00')
    .composite([{ input: upper, top: 0, left: 0 }])
    .png()
    .toBuffer();
  return sharp(upright)
    .rotate(-90)
    .withMetadata({
      orientation: 6,
      exif: { IFD0: { Copyright: secret }, IFD3: { GPSLatitudeRef: 'N' } },
    })
    .jpeg({ quality: 95 })
    .toBuffer();
}
