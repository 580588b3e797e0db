import sharp, { type Sharp } from 'sharp';
import {
  largestPicture,
  maxPixels,
  narrowestPicture,
  type PictureFormat,
  type PictureSize,
  pictureSizes,
} from '../../shared/pictures.ts';

/**
 * Why a picture is refused. `format`: an unsupported format. `heic`: the format of iPhones, for which there
 * is no free decoder. `unreadable`: damaged. `large`: too many bytes or pixels. `narrow`: so elongated that nothing
 * could be recognised after resizing. `unfinished`: processing ran out of time or memory, and may succeed later.
 */
export type PictureProblem = 'format' | 'heic' | 'unreadable' | 'large' | 'narrow' | 'unfinished';

/** One file of a picture. */
export interface PictureFile {
  size: PictureSize;
  format: PictureFormat;
  bytes: Uint8Array;
}

/** One crop of a photograph, resized to this size. */
export interface Crop extends PictureSize {
  /** Which part is kept. */
  position: 'top' | 'centre';
  format: PictureFormat;
}

/** The crops of a photograph in the requested order, or the reason why it cannot be used. */
export type CropOutcome = { crops: Uint8Array[] } | { problem: PictureProblem };

/** The files of a picture, or the reason why it is refused. */
export type FilesOutcome =
  | { size: PictureSize; files: PictureFile[] }
  | { problem: PictureProblem };

/** Maximum size of a crop. */
const maxCrop = { width: 2_400, height: 2_400 };

/** libvips' loaders of the accepted formats; its other loaders, such as that of SVG, are blocked. */
const loaders = ['Jpeg', 'Png', 'Webp', 'Heif'].map((name) => `VipsForeignLoad${name}Buffer`);

const acceptedFormats = new Set(['jpeg', 'png', 'webp', 'heif']);

/** Encoder settings. AVIF with more effort would be 10 % smaller and take four times as long. */
const encoders: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 50, effort: 3 }),
  webp: (picture) => picture.webp({ quality: 75 }),
  jpg: (picture) => picture.jpeg({ quality: 78, mozjpeg: true }),
  png: (picture) => picture.png({ palette: true, quality: 90 }),
};

/**
 * Makes the files of a picture from an upload: upright, without metadata such as place and time, in sRGB. The type of
 * the upload is decided by its bytes alone.
 * @param allowsAlpha whether transparency is kept; otherwise it becomes white
 */
export async function makeFiles(upload: Uint8Array, allowsAlpha = false): Promise<FilesOutcome> {
  return withPicture<FilesOutcome>(upload, async (picture, originalSize) => {
    const keepsAlpha = allowsAlpha && (await hasTransparency(upload));
    const resizedPicture = picture.resize({
      ...largestPicture,
      fit: 'inside',
      withoutEnlargement: true,
    });
    const { data, info } = await (keepsAlpha
      ? resizedPicture
      : resizedPicture.flatten({ background: '#fff' })
    )
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    if (
      Math.min(width, height) < Math.min(narrowestPicture, originalSize.width, originalSize.height)
    )
      return { problem: 'narrow' };
    const files: PictureFile[] = [];
    const formats: PictureFormat[] = ['avif', 'webp', keepsAlpha ? 'png' : 'jpg'];
    for (const size of pictureSizes({ width, height })) {
      for (const format of formats) {
        const source = sharp(data, { raw: { width, height, channels } });
        const bytes = await encoders[format](source.resize({ ...size, fit: 'fill' })).toBuffer();
        files.push({ size, format, bytes });
      }
    }
    return { size: { width, height }, files };
  });
}

async function hasTransparency(upload: Uint8Array): Promise<boolean> {
  const { hasAlpha } = await sharp(upload).metadata();
  return hasAlpha && !(await sharp(upload, { limitInputPixels: maxPixels }).stats()).isOpaque;
}

/** Makes crops of a photograph, upright, without metadata, in sRGB. */
export async function makeCrops(photograph: Uint8Array, crops: Crop[]): Promise<CropOutcome> {
  return withPicture(photograph, async (picture) => {
    const { data, info } = await picture
      .resize({ ...maxCrop, fit: 'outside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width: columns, height: rows, channels } = info;
    const results: Uint8Array[] = [];
    for (const { width, height, position, format } of crops) {
      const source = sharp(data, { raw: { width: columns, height: rows, channels } });
      const crop = source.resize({ width, height, fit: 'cover', position });
      const opaqueCrop = format === 'jpg' ? crop.flatten({ background: '#fff' }) : crop;
      results.push(await encoders[format](opaqueCrop).toBuffer());
    }
    return { crops: results };
  });
}

/** Calls a function with the upright picture, unless the picture cannot be used. */
async function withPicture<Outcome>(
  bytes: Uint8Array,
  make: (picture: Sharp, originalSize: PictureSize) => Promise<Outcome>,
): Promise<Outcome | { problem: PictureProblem }> {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: loaders });
  sharp.concurrency(1);
  try {
    const { problem, ...originalSize } = await headerOf(bytes);
    if (problem) return { problem };
    const options = { limitInputPixels: maxPixels, failOn: 'error' } as const;
    return await make(sharp(bytes, options).autoOrient(), originalSize);
  } catch {
    return { problem: 'unreadable' };
  }
}

/** Reads only the header, so that a huge picture is refused without being decoded. */
async function headerOf(upload: Uint8Array): Promise<PictureSize & { problem?: PictureProblem }> {
  const header = sharp(upload, { limitInputPixels: false });
  const metadata = await header.metadata().catch(() => null);
  const { width = 0, height = 0, format } = metadata ?? {};
  const size = { width, height };
  if (format === 'heif' ? metadata?.compression !== 'av1' : isHeic(upload))
    return { ...size, problem: 'heic' };
  if (!format || !acceptedFormats.has(format)) return { ...size, problem: 'format' };
  return { ...size, ...(width * height > maxPixels && { problem: 'large' }) };
}

function isHeic(upload: Uint8Array): boolean {
  return /^ftyp(hei|hev|mif1)/.test(Buffer.from(upload.subarray(4, 12)).toString('latin1'));
}
