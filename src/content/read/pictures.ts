import { cardSizes } from '../../ui/ArticleCard.tsx';
import type { PictureSources } from '../../ui/Picture.tsx';
import type { Author } from '../../ui/Signature.tsx';
import type { ContentPicture } from '../schema/clinic.ts';
import { currentSnapshot, type PictureVariant } from '../snapshot/snapshot.ts';
import type { Site } from './index.ts';

interface PictureShape {
  /** The widths in pixels of the files to generate, smallest first. */
  widths: readonly number[];
  /** Displayed width, as in the `sizes` attribute. */
  sizes: string;
  /** Aspect ratio, width to height, that a photograph is cropped to. */
  ratio: number;
  /** Whether it is at the top of a page: a small drawing is then part of the HTML, and needs no request. */
  isAtTop?: boolean;
  /** The part that is kept when a photograph is cropped; its middle by default. */
  position?: 'top';
}

/** The doctor's portrait: a tall photograph is cropped at the bottom, so that the head stays. */
const portrait = { widths: [280, 420, 560, 840], ratio: 4 / 5, position: 'top' } as const;
const wideCrop = { widths: [480, 800, 1200], ratio: 16 / 9 };

/** The width of the content on screens that are too narrow for columns. */
const fullWidth = 'calc(100vw - 2.5rem)';

/** The shapes of pictures, by their place on a page. */
export const pictureShapes = {
  portrait: shape(
    { ...portrait, isAtTop: true },
    '(min-width: 64rem) 17.5rem, (min-width: 40rem) 11rem, 8.4rem',
  ),
  aboutPortrait: shape(
    { ...portrait, isAtTop: true },
    '(min-width: 64rem) 17.5rem, (min-width: 48rem) 14rem, 8.4rem',
  ),
  card: shape({ widths: [360, 720, 1200], ratio: 16 / 9 }, cardSizes),
  authorPortrait: shape({ ...portrait, widths: [96, 192], ratio: 1 }, '3.5rem'),
  signature: shape({ widths: [210, 420], ratio: 7 / 2 }, '13rem'),
  articleHead: shape({ ...wideCrop, isAtTop: true }, `(min-width: 64rem) 400px, ${fullWidth}`),
  notFound: shape(
    { ...wideCrop, isAtTop: true },
    `(min-width: 77.5rem) 580px, (min-width: 64rem) 46vw, ${fullWidth}`,
  ),
  state: shape(
    { widths: [360, 720, 1200], ratio: 16 / 9 },
    `(min-width: 45rem) 40rem, ${fullWidth}`,
  ),
  wide: shape(wideCrop, `(min-width: 77.5rem) 663px, (min-width: 64rem) 53vw, ${fullWidth}`),
};

function shape(shared: Omit<PictureShape, 'sizes'>, sizes: string): PictureShape {
  return { ...shared, sizes };
}

/** The doctor's signature, if the clinic has one. */
export async function makeSignature(
  { clinic }: Site,
  shape: Pick<PictureShape, 'isAtTop'> = {},
): Promise<PictureSources | undefined> {
  const { signature } = clinic.doctor;
  return signature && makePicture(signature, { ...pictureShapes.signature, ...shape });
}

/** The doctor's name, portrait and signature, shown under texts that the doctor has written. */
export async function makeAuthor(
  site: Site,
  shape: Pick<PictureShape, 'isAtTop'> = {},
): Promise<Author> {
  const [portrait, signature] = await Promise.all([
    makePicture(site.clinic.doctor.portrait, { ...pictureShapes.authorPortrait, ...shape }),
    makeSignature(site, shape),
  ]);
  return { name: site.clinic.doctor.name, portrait, signature };
}

/** The URL of the doctor's portrait as a file, which search engines can ask for. */
export async function portraitAddress({ clinic }: Site): Promise<string> {
  const picture = await makePicture(clinic.doctor.portrait, {
    ...pictureShapes.portrait,
    isAtTop: false,
  });
  return picture.src;
}

/** The media query of the dark theme; pages are printed light. */
const darkScreen = 'screen and (prefers-color-scheme: dark)';

/**
 * A picture of the clinic's folder, ready to show. A drawing (SVG) is sent as it is: it is smaller than
 * any raster image of it. At the top of a page a small one is part of the HTML. On dark screens its address
 * ends with `#dark`, which its own style can match by `:target`: Safari long ignored media queries within a
 * drawing. A photograph is cropped to shape and resized to all widths that it has pixels for, as AVIF, WebP
 * and JPEG.
 */
export async function makePicture(
  image: ContentPicture,
  { ratio, position, sizes, isAtTop = false, ...shape }: PictureShape,
): Promise<PictureSources> {
  if (image.format === 'svg')
    return isAtTop && image.drawing ? inlineDrawing(image, image.drawing) : unchangedPicture(image);
  const widths = widthsWithin(image, ratio, shape.widths);
  const width = Math.max(...widths);
  const size = { ratio, position: position ?? 'centre' } as const;
  const srcSet = (format: PictureVariant['format']) =>
    widths.map((width) => `${variantOf(image, width, format, size)} ${width}w`).join(', ');
  return {
    ...fieldOfPicture(image),
    src: variantOf(image, width, 'jpg', size),
    srcSet: srcSet('jpg'),
    width,
    height: Math.round(width / ratio),
    sizes,
    sources: [
      { type: 'image/avif', srcSet: srcSet('avif') },
      { type: 'image/webp', srcSet: srcSet('webp') },
    ],
  };
}

/** The URL of a photograph in one size and format, which the server will generate. */
function variantOf(
  { src }: ImageMetadata,
  width: number,
  format: PictureVariant['format'],
  { ratio, position }: { ratio: number; position: PictureVariant['position'] },
): string {
  const height = Math.round(width / ratio);
  const url = `${src.replace(/\.[^.]+$/, '')}-${width}x${height}-${position}.${format}`;
  currentSnapshot().variants.set(url, { original: src, width, height, position, format });
  return url;
}

/**
 * A drawing that is part of its page. A data URL may have no fragment, so dark screens get a copy that is always dark.
 */
function inlineDrawing(image: ContentPicture, drawing: string): PictureSources {
  const { width, height } = image;
  const addressOf = (text: string) => `data:image/svg+xml,${encodeURIComponent(text)}`;
  const darkDrawing = addressOf(drawing.replaceAll(':target', '[id=dark]'));
  const sources = [{ media: darkScreen, srcSet: darkDrawing }];
  return { ...fieldOfPicture(image), src: addressOf(drawing), width, height, sources };
}

/** A picture that is sent unchanged, such as a drawing or a logo. */
export function unchangedPicture(image: ContentPicture): PictureSources {
  const { src, width, height, format } = image;
  currentSnapshot().unchanged.add(src);
  const sources = format === 'svg' ? [{ media: darkScreen, srcSet: `${src}#dark` }] : [];
  return { ...fieldOfPicture(image), src, width, height, sources };
}

/**
 * The picture's field in the desk's preview. On the site the property is absent: island data would include an undefined
 * one.
 */
function fieldOfPicture({ field }: ContentPicture): Pick<PictureSources, 'field'> {
  return field === undefined ? {} : { field };
}

/** The widths that a photograph has enough pixels for once it is cropped, because none is enlarged. */
function widthsWithin(
  { width, height }: ImageMetadata,
  ratio: number,
  widths: readonly number[],
): readonly number[] {
  const maxWidth = Math.min(width, Math.floor(height * ratio));
  const narrower = widths.filter((width) => width <= maxWidth);
  return narrower.length === widths.length ? widths : [...new Set([...narrower, maxWidth])];
}
