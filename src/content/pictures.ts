import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import type { PictureSources } from '../ui/Picture.tsx';

interface PictureShape {
  /** Widths to make, in pixels, smallest first. */
  widths: number[];
  /** How wide the picture stands, as in the `sizes` attribute. */
  sizes: string;
  /** Width divided by height to which a photograph is cropped. */
  ratio: number;
}

/** Shapes of the pictures by the place they stand in. */
export const pictureShapes = {
  portrait: { widths: [320, 480, 720, 960], sizes: '(min-width: 64rem) 26rem, 80vw', ratio: 4 / 5 },
  card: { widths: [360, 720], sizes: '(min-width: 64rem) 24rem, 92vw', ratio: 16 / 9 },
  wide: { widths: [480, 800, 1200], sizes: '(min-width: 64rem) 48rem, 92vw', ratio: 16 / 9 },
} satisfies Record<string, PictureShape>;

/**
 * A picture of the clinic's folder, ready to show. A drawing (SVG) is sent as it is: it is smaller
 * than any raster of it. A photograph is cropped to shape and made in all widths, as AVIF, WebP and
 * JPEG.
 */
export async function makePicture(
  image: ImageMetadata,
  shape: PictureShape,
): Promise<PictureSources> {
  if (image.format === 'svg') {
    return { src: image.src, width: image.width, height: image.height, sources: [] };
  }
  const width = shape.widths.at(-1) ?? image.width;
  const size = { width, height: Math.round(width / shape.ratio), fit: 'cover' as const };
  const make = (format: 'avif' | 'webp' | 'jpeg') =>
    getImage({ src: image, format, ...size, widths: shape.widths });
  const [avif, webp, jpeg] = await Promise.all([make('avif'), make('webp'), make('jpeg')]);
  return {
    src: jpeg.src,
    width: size.width,
    height: size.height,
    sizes: shape.sizes,
    sources: [
      { type: 'image/avif', srcSet: avif.srcSet.attribute },
      { type: 'image/webp', srcSet: webp.srcSet.attribute },
    ],
  };
}
